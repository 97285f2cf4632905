import { browser, type Fault, unit } from '../fault';

const SCRIPTS = 'out/_next/static/chunks/*.js';
const editor = (name: string) => browser('admin/editor', name);
const drafts = (file: string) => unit(`components/admin/drafts/${file}`);

/** The studio: nothing typed is lost, and everything is said. */
export const studioFaults: readonly Fault[] = [
  {
    name: 'autosave-too-late',
    notice: 'a crash costs four seconds of typing',
    file: 'components/admin/drafts/autosave.ts',
    find: 'AUTOSAVE_MS = 400',
    replace: 'AUTOSAVE_MS = 4000',
    command: drafts('small-parts'),
  },
  {
    name: 'steady-typing-is-never-saved',
    notice: 'a crash costs all that was typed without a pause',
    file: 'components/admin/drafts/autosave.ts',
    find: 'timer ??= setTimeout',
    replace: 'cancel();\n      timer = setTimeout',
    command: drafts('small-parts'),
  },
  {
    name: 'draft-lost-on-reload',
    notice: 'what was typed and saved is gone after a reload',
    file: SCRIPTS,
    find: /===null\?(\w+)\.delete\((\[\w+,\w+\])\):\1\.put\(|null===(\w+)\?(\w+)\.delete\((\[\w+,\w+\])\):\4\.put\(/,
    replace: 'null===$3?$4.delete($5):$4.get(',
    command: editor('gives a new product its id'),
  },
  {
    name: 'rescue-copy-lost',
    notice: 'what was typed just before a reload is gone',
    file: SCRIPTS,
    find: '="studio:rescue",',
    replace: '=String(performance.timeOrigin),',
    command: editor('loses nothing when the page is reloaded'),
  },
  {
    name: 'undo-does-nothing',
    notice: 'Undo leaves the text as it is',
    file: 'components/admin/drafts/value-history.ts',
    find: 'present: closed(previous), future',
    replace: 'present: closed(present), future',
    command: drafts('small-parts'),
  },
  {
    name: 'redo-forgotten',
    notice: 'after two Undos only one can be taken back',
    file: 'components/admin/drafts/value-history.ts',
    find: 'future: [closed(present), ...future]',
    replace: 'future: [closed(present)]',
    command: drafts('small-parts'),
  },
  {
    name: 'deleted-for-good',
    notice: 'Undo does not bring a deleted record back',
    file: 'components/admin/drafts/steps.ts',
    find: 'steps.findLast(({ undone }) => !undone)',
    replace: 'steps.find(({ undone }) => !undone)',
    command: drafts('history'),
  },
  {
    name: 'drawings-as-pictures',
    notice: 'an SVG with a script is taken for a picture',
    file: 'components/admin/shared/fields/picture-file.ts',
    find: "if (format === 'image/svg+xml') return texts.svg;",
    replace: '',
    command: unit('components/admin/shared/fields/picture-file'),
  },
  {
    name: 'bold-is-italic',
    notice: 'the button Bold makes italics',
    file: 'components/admin/shared/fields/markdown-edit.ts',
    find: "wrapped(selection, '**'",
    replace: "wrapped(selection, '*'",
    command: unit('components/admin/shared/fields/markdown'),
  },
  {
    name: 'sidebar-leads-elsewhere',
    notice: '“Add Banner” does not open',
    file: 'out/admin.html',
    find: 'href="/admin/AdminAddBanner"',
    replace: 'href="/admin/AdminBanner"',
    command: browser('admin/shell', 'the sidebar has the specified groups'),
  },
  {
    name: 'studio-heading-missing',
    notice: 'a screen of the studio does not say what it is',
    file: 'out/admin/AdminProducts.html',
    find: '<h1 ',
    replace: '<p ',
    command: browser('admin/screens', '/admin/AdminProducts is headed'),
  },
];
