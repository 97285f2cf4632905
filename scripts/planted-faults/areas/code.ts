import { type PlantedFault, format, lint, types, unit, unused } from '../fault';

const DAY = 'components/site/shared/day.tsx';
const DATES = 'content/lib/dates.ts';
const LAZILY = 'content/lib/memoize.ts';
const YEAR = 'components/site/layout/footer-year.client.tsx';
const PREVIEWS = 'components/admin/entities/previews.ts';
const PREVIEW = 'components/admin/preview/record-preview.tsx';

/** What lint, types, format and the search for dead code have to notice; a visitor would notice later. */
export const codeFaults: readonly PlantedFault[] = [
  {
    name: 'site-imports-studio',
    notice: 'visitors download a part of the studio',
    file: DAY,
    find: 'export function Day',
    replace: "export { AUTOSAVE_MS } from '@/components/admin/store/core';\nexport function Day",
    command: lint(DAY),
  },
  {
    name: 'site-imports-a-type-of-the-studio',
    notice: 'the two halves cannot be changed apart',
    file: DAY,
    find: 'export function Day',
    replace: "export type { RecordState } from '@/components/admin/store/types';\nexport function Day",
    command: lint(DAY),
  },
  {
    name: 'content-imports-a-component',
    notice: 'content can no longer be read without React',
    file: DATES,
    find: 'export const formatDay',
    replace: "export { cn } from '@/components/ui/cn';\nexport const formatDay",
    command: lint(DATES),
  },
  {
    name: 'import-circle',
    notice: 'a module is undefined now and then, by the order of loading',
    file: LAZILY,
    find: 'export ',
    replace: "export { formatDay } from './dates';\nexport ",
    command: lint(LAZILY),
  },
  {
    name: 'leaf-imports-records',
    notice: 'every visitor downloads all products',
    file: YEAR,
    find: 'export function FooterYear',
    replace: "export { products } from '@/content/entities/products';\nexport function FooterYear",
    command: lint(YEAR),
  },
  {
    name: 'client-file-without-its-name',
    notice: 'a page fails while it is built',
    file: YEAR,
    find: "'use client';",
    replace: '',
    command: lint(YEAR),
  },
  {
    name: 'promise-left-alone',
    notice: 'a failure is told to nobody',
    file: DATES,
    find: 'export const formatDay',
    replace: 'Promise.reject(new Error());\nexport const formatDay',
    command: lint(DATES),
  },
  {
    name: 'classes-that-fight',
    notice: 'white text on white, by the order of the style sheet',
    file: DAY,
    find: /<time /,
    replace: '<time className="text-paper text-ink" ',
    command: unit('styles/fighting-classes'),
  },
  {
    name: 'text-of-the-studio-elsewhere',
    notice: 'one sentence is missing where all are translated',
    file: PREVIEW,
    find: '{previewStrings.loading}',
    replace: 'Please wait a moment',
    command: lint(PREVIEW),
  },
  {
    name: 'kind-of-content-without-preview',
    notice: 'the preview of a new kind of content is blank',
    file: PREVIEWS,
    find: '  feedbacks: lazyPart(() => cards().then(({ FeedbackPreview }) => FeedbackPreview)),\n',
    replace: '',
    command: types,
  },
  {
    name: 'kind-of-content-half-described',
    notice: 'the studio fails on a new kind of content',
    file: 'content/registry/forms.ts',
    find: '  feedbacks,\n',
    replace: '',
    command: types,
  },
  {
    name: 'index-never-checked',
    notice: 'the page fails on an empty list',
    file: 'content/lib/list-pages.ts',
    find: 'export const countPages',
    replace:
      'export const firstOf = (names: readonly string[]): string => names[0];\nexport const countPages',
    command: types,
  },
  {
    name: 'nobody-imports-it',
    notice: 'dead code is read and kept',
    file: DATES,
    find: 'export const formatDay',
    replace: 'export const DAYS_OF_A_WEEK = 7;\n\nexport const formatDay',
    command: unused,
  },
  {
    name: 'badly-formatted',
    notice: 'the next change shows lines that nobody has changed',
    file: DATES,
    find: 'export const formatDay =',
    replace: 'export const  formatDay =',
    command: format(DATES),
  },
  {
    name: 'requirement-without-its-test',
    notice: 'the table of requirements names a test that nobody can find',
    file: 'docs/requirements.md',
    find: '`e2e/site/not-found.spec.ts`; ',
    replace: '`e2e/site/not-there.spec.ts`; ',
    command: unit('scripts/requirements'),
  },
];
