/**
 * Import zones. The first row whose path matches a file is its zone; `mayImport` lists the other zones it may import.
 * Files of a zone may import each other; with `apart`, only those with the same match of the path's group.
 */
/** Libraries, which know nothing about this company. */
const parts = [
  'lib-brand',
  'lib-counting',
  'lib-exchange',
  'lib-geometry',
  'lib-merge',
  'lib-pictures',
  'lib-records',
  'lib-text',
];
const ui = [...parts, 'ui'];
const data = [...parts, 'content'];
const tested = [...parts, 'content', 'scripts', 'scripts-export'];
const site = [...ui, 'content', 'site-shared'];
/** The studio knows no website: `createStudio` gives it one. */
const given = [...parts, 'admin-site'];
const studio = [...given, 'ui', 'admin-words', 'admin-store'];
const studioParts = [...studio, 'admin-ui', 'admin-records'];
const screenParts = [...studioParts, 'admin-fields', 'admin-repository'];

export const zones = [
  { name: 'lib-brand', path: 'lib/brand', mayImport: ['lib-text'] },
  { name: 'lib-text', path: 'lib/text', mayImport: [] },
  { name: 'lib-pictures', path: 'lib/pictures', mayImport: ['lib-text'] },
  { name: 'lib-records', path: 'lib/records', mayImport: ['lib-pictures', 'lib-text'] },
  { name: 'lib-merge', path: 'lib/merge', mayImport: ['lib-records'] },
  {
    name: 'lib-exchange',
    path: 'lib/exchange',
    mayImport: ['lib-merge', 'lib-pictures', 'lib-records', 'lib-text'],
  },
  { name: 'lib-geometry', path: 'lib/geometry', mayImport: ['lib-records', 'lib-text'] },
  { name: 'lib-counting', path: 'lib/counting', mayImport: ['lib-geometry', 'lib-text'] },

  { name: 'content', path: 'content', mayImport: parts },

  { name: 'ui', path: 'components/ui', mayImport: parts },
  { name: 'site-shared', path: 'components/site/shared', mayImport: [...ui, 'content'] },
  // Blocks of landing pages, which show parts of every area.
  { name: 'site-blocks', path: 'components/site/landing', mayImport: [...site, 'site'] },
  { name: 'site', path: 'components/site/([^/]+)', apart: true, mayImport: site },
  // What the studio needs of a website, and its own addresses.
  { name: 'admin-site', path: 'components/admin/(?:site|routes)[.]ts', mayImport: parts },
  // Texts, at the lowest level of the studio.
  { name: 'admin-words', path: 'components/admin/(?:strings|lib)', mayImport: given },
  { name: 'admin-store', path: 'components/admin/store', mayImport: [...given, 'admin-words'] },
  // Access to the website's repository at a Git host; loaded on connecting or publishing.
  { name: 'admin-repository', path: 'components/admin/repository', mayImport: [...given, 'admin-words'] },
  { name: 'admin-ui', path: 'components/admin/ui', mayImport: [...given, 'ui', 'admin-words'] },
  // Name, picture and marks of a record on any screen.
  { name: 'admin-records', path: 'components/admin/(?:records|actions)', mayImport: [...studio, 'admin-ui'] },
  // Document model, commands and clipboard of the visual editor.
  { name: 'admin-writing', path: 'components/admin/writing', mayImport: parts },
  // Form fields and the wording of their problems.
  { name: 'admin-fields', path: 'components/admin/fields', mayImport: [...studioParts, 'admin-writing'] },
  { name: 'admin-preview', path: 'components/admin/preview', mayImport: studioParts },
  { name: 'admin-screens', path: 'components/admin/screens', mayImport: [...screenParts, 'admin-preview'] },
  { name: 'admin-shell', path: 'components/admin/shell', mayImport: [...screenParts, 'admin-screens'] },
  { name: 'admin', path: 'components/admin', mayImport: [...screenParts, 'admin-screens', 'admin-shell'] },

  { name: 'route-lib', path: 'app/_lib', mayImport: [...ui, 'content'] },
  { name: 'site-routes', path: 'app/[(]site[)]', mayImport: [...site, 'site', 'site-blocks', 'route-lib'] },
  // Bangla routes of the same screens.
  { name: 'bangla-routes', path: 'app/bn', mayImport: [...site, 'site', 'route-lib', 'site-routes'] },
  {
    name: 'admin-routes',
    path: 'app/[(]admin[)]',
    mayImport: [
      ...site,
      'site',
      'site-blocks',
      'route-lib',
      ...screenParts,
      'admin-screens',
      'admin-preview',
      'admin',
    ],
  },
  { name: 'root-routes', path: 'app', mayImport: [...site, 'site', 'route-lib'] },

  { name: 'scripts-export', path: 'scripts/export', mayImport: data },
  {
    name: 'scripts-part',
    path: 'scripts/(bench|content|font|imagery|logos|weigh)',
    apart: true,
    mayImport: [...data, 'route-lib', 'scripts-export'],
  },
  {
    name: 'scripts',
    path: 'scripts',
    mayImport: [...data, 'ui', 'route-lib', 'scripts-export', 'scripts-part'],
  },
  { name: 'e2e-support', path: 'e2e/support', mayImport: tested },
  // Tests a change end to end with its own build, using the studio's steps.
  { name: 'e2e-loop', path: 'e2e/loop', mayImport: [...tested, 'e2e-support', 'e2e'] },
  { name: 'e2e', path: 'e2e/([^/]+)', apart: true, mayImport: [...tested, 'e2e-support'] },
  // Tests may import anything; nothing imports them.
  { name: 'tests', path: '__tests__', mayImport: 'anything' },
  { name: 'root', path: '.*', mayImport: [...data, 'scripts'] },
];

/** Returns a pattern for the files of a zone: in its path, and in no earlier one. */
const within = (zone, path = zone.path) => {
  const earlier = zones.slice(0, zones.indexOf(zone)).map((one) => one.path);
  return `^(?!(?:${earlier.join('|')})/)${path}(?:/|$)`;
};

const ruleOf = (zone) => ({
  name: `${zone.name} may not import`,
  severity: 'error',
  from: {
    path: `^${zone.path}(?:/|$)`,
    pathNot: zones.slice(0, zones.indexOf(zone)).map(({ path }) => `^${path}/`),
  },
  to: {
    dependencyTypes: ['local', 'aliased'],
    pathNot: [
      within(zone, zone.apart ? zone.path.replace(/\(.*\)/, '$$1') : zone.path),
      ...zones.filter(({ name }) => zone.mayImport.includes(name)).map((one) => within(one)),
    ],
  },
});

export default {
  forbidden: [
    {
      name: 'by the door only',
      severity: 'error',
      from: { pathNot: '^(?:lib|__tests__)/' },
      to: { path: '^lib/[^/]+/(?!index[.]ts$)' },
    },
    {
      name: 'by the door of another library only',
      severity: 'error',
      from: { path: '^lib/([^/]+)/' },
      to: { path: '^lib/[^/]+/(?!index[.]ts$)', pathNot: '^lib/$1/' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } }, // also of types
    ...zones.filter(({ mayImport }) => mayImport !== 'anything').map(ruleOf),
  ],
  options: {
    exclude: { path: '^(?:[.]|node_modules/|(?:coverage|out|playwright-report|public|test-results)/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
  },
};
