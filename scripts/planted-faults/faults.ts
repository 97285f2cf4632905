import { browserFaults } from './browser-faults';
import { pageFaults } from './page-faults';
import type { Faults, PlantedFault } from './plant';

const DAY = 'components/site/shared/day.tsx';
const DATES = 'content/lib/dates.ts';
const MEMOIZE = 'content/lib/memoize.ts';
const YEAR = 'components/site/layout/footer-year.client.tsx';
const PREVIEW = 'components/admin/preview/record-preview.tsx';

const linted = (file: string) => ({ file, command: ['eslint', '--max-warnings', '0', file] });
const cruised = (file: string) => ({ file, command: ['depcruise', '.'] });
const TYPES = ['tsc', '--noEmit'];

const codeFaults: Faults = {
  'site-imports-studio': {
    notice: 'visitors download a part of the studio',
    ...cruised(DAY),
    find: 'export function Day',
    replace: "export { AUTOSAVE_MS } from '@/components/admin/store/core';\nexport function Day",
  },
  'content-imports-a-component': {
    notice: 'content can no longer be read without React',
    ...cruised(DATES),
    find: 'export const formatDay',
    replace: "export { cn } from '@/components/ui/cn';\nexport const formatDay",
  },
  'import-circle': {
    notice: 'a module is undefined now and then, by the order of loading',
    ...cruised(MEMOIZE),
    find: 'export ',
    replace: "export { formatDay } from './dates';\nexport ",
  },
  'leaf-imports-records': {
    notice: 'every visitor downloads all products',
    ...linted(YEAR),
    find: 'export function FooterYear',
    replace: "export { products } from '@/content/entities/products';\nexport function FooterYear",
  },
  'client-file-without-its-name': {
    notice: 'a page fails while it is built',
    ...linted(YEAR),
    find: "'use client';",
    replace: '',
  },
  'promise-left-alone': {
    notice: 'a failure is told to nobody',
    ...linted(DATES),
    find: 'export const formatDay',
    replace: 'Promise.reject(new Error());\nexport const formatDay',
  },
  'text-of-the-studio-elsewhere': {
    notice: 'one sentence is missing where all are translated',
    ...linted(PREVIEW),
    find: '{previewStrings.loading}',
    replace: 'Please wait a moment',
  },
  'kind-of-content-without-preview': {
    notice: 'the preview of a new kind of content is blank',
    file: 'components/admin/entities/previews.ts',
    find: "  feedbacks: previewPart(cards, 'FeedbackPreview'),\n",
    replace: '',
    command: TYPES,
  },
  'index-never-checked': {
    notice: 'the page fails on an empty list',
    file: 'content/lib/list-pages.ts',
    find: 'export const countPages',
    replace:
      'export const firstOf = (names: readonly string[]): string => names[0];\nexport const countPages',
    command: TYPES,
  },
  'nobody-imports-it': {
    notice: 'dead code is read and kept',
    file: DATES,
    find: 'export const formatDay',
    replace: 'export const DAYS_OF_A_WEEK = 7;\n\nexport const formatDay',
    command: ['knip'],
  },
  'badly-formatted': {
    notice: 'the next change shows lines that nobody has changed',
    file: DATES,
    find: 'export const formatDay =',
    replace: 'export const  formatDay =',
    command: ['oxfmt', '--check', DATES],
  },
};

/** Every planted fault, quick ones first. */
export const faults: readonly PlantedFault[] = [codeFaults, pageFaults, browserFaults]
  .flatMap((table) => Object.entries(table))
  .map(([name, fault]) => ({ name, ...fault }));
