import { browser, type Fault, unit } from '../fault';

const SCRIPTS = 'out/_next/static/chunks/*.js';
const editor = (name: string) => browser('admin/editor', name);
const store = (file: string) => unit(`components/admin/store/${file}`);

/** The studio: nothing typed is lost, and everything is said. */
export const studioFaults: readonly Fault[] = [
  {
    name: 'autosave-too-late',
    notice: 'a crash costs four seconds of typing',
    file: 'components/admin/store/browser/autosave.ts',
    find: 'AUTOSAVE_MS = 400',
    replace: 'AUTOSAVE_MS = 4000',
    command: store('small-parts'),
  },
  {
    name: 'steady-typing-is-never-saved',
    notice: 'a crash costs all that was typed without a pause',
    file: 'components/admin/store/browser/autosave.ts',
    find: 'timer ??= setTimeout',
    replace: 'cancel();\n      timer = setTimeout',
    command: store('small-parts'),
  },
  {
    name: 'draft-lost-on-reload',
    notice: 'what was typed and saved is gone after a reload',
    file: SCRIPTS,
    find: /null===(\w+)\?(\w+\(\w+\)\.delete\(\w+\):"meta"===)/,
    replace: 'null!==$1?$2',
    command: editor('gives a new product its id'),
  },
  {
    name: 'rescue-copy-lost',
    notice: 'what the full disk could not take is gone after a reload',
    file: 'components/admin/store/browser/rescue.ts',
    find: 'keep: (copies) => write([...without(copies), ...copies]),',
    replace: 'keep: (copies) => write(without(copies)),',
    command: store('rescue'),
  },
  {
    name: 'undo-does-nothing',
    notice: 'Undo leaves the text as it is',
    file: 'components/admin/store/state/value-history.ts',
    find: 'present: closed(previous), future',
    replace: 'present: closed(present), future',
    command: store('small-parts'),
  },
  {
    name: 'redo-forgotten',
    notice: 'after two Undos only one can be taken back',
    file: 'components/admin/store/state/value-history.ts',
    find: 'future: [closed(present), ...future]',
    replace: 'future: [closed(present)]',
    command: store('small-parts'),
  },
  {
    name: 'deleted-for-good',
    notice: 'Undo does not bring a deleted record back',
    file: 'components/admin/store/steps.ts',
    find: 'steps.findLast(({ undone }) => !undone)',
    replace: 'steps.find(({ undone }) => !undone)',
    command: store('history'),
  },
  {
    name: 'drawings-as-pictures',
    notice: 'an SVG with a script is taken for a picture',
    file: 'components/admin/fields/picture-file.ts',
    find: "if (format === 'image/svg+xml') return texts.svg;",
    replace: '',
    command: unit('components/admin/fields/picture-file'),
  },
  {
    name: 'bold-is-italic',
    notice: 'the button Bold makes italics',
    file: 'components/admin/fields/markdown-edit.ts',
    find: "wrapped(selection, '**'",
    replace: "wrapped(selection, '*'",
    command: unit('components/admin/fields/markdown'),
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
