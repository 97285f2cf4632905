/**
 * Import zones of folders. The first zone that contains a path is its zone. `mayImport` lists zones; files of a zone
 * may import each other. With `apart`, each subfolder is a separate zone: two site areas may not import each other.
 * Imports go one way (app -> components -> content), so zones form no cycle; the rule `no-circle` checks cycles inside
 * a zone.
 */
const ui = ['content-lib', 'ui'];
const data = ['content-lib', 'content', 'content-check', 'content-exchange'];
const tested = ['content-lib', 'content', 'scripts', 'scripts-export'];
const site = [...ui, 'content', 'site-shared'];
const studio = [...data, 'ui', 'admin-words', 'admin-store'];
const studioParts = [...studio, 'admin-ui', 'admin-records'];

export const zones = [
  { name: 'content-lib', paths: ['content/lib'], mayImport: [] },
  { name: 'content-check', paths: ['content/check'], mayImport: ['content-lib', 'content'] },
  {
    name: 'content-exchange',
    paths: ['content/exchange'],
    mayImport: ['content-lib', 'content', 'content-check'],
  },
  { name: 'content', paths: ['content'], mayImport: ['content-lib'] },

  { name: 'ui', paths: ['components/ui'], mayImport: ['content-lib'] },
  { name: 'site-shared', paths: ['components/site/shared'], mayImport: [...ui, 'content'] },
  // Blocks of landing pages, which show parts of every area.
  { name: 'site-blocks', paths: ['components/site/landing'], mayImport: [...site, 'site'] },
  { name: 'site', paths: ['components/site'], apart: true, mayImport: site },
  // Texts, at the lowest level of the studio.
  {
    name: 'admin-words',
    paths: ['components/admin/strings', 'components/admin/lib'],
    mayImport: ['content-lib', 'content'],
  },
  { name: 'admin-store', paths: ['components/admin/store'], mayImport: [...data, 'admin-words'] },
  // Access to the website's repository at a Git host; loaded on connecting or publishing.
  { name: 'admin-repository', paths: ['components/admin/repository'], mayImport: [...data, 'admin-words'] },
  { name: 'admin-ui', paths: ['components/admin/ui'], mayImport: [...ui, 'content', 'admin-words'] },
  // Name, picture and marks of a record on any screen.
  {
    name: 'admin-records',
    paths: ['components/admin/records', 'components/admin/actions'],
    mayImport: [...studio, 'admin-ui'],
  },
  // Document model, commands and clipboard of the visual editor.
  { name: 'admin-writing', paths: ['components/admin/writing'], mayImport: ['content-lib'] },
  // Form fields and the wording of their problems.
  { name: 'admin-fields', paths: ['components/admin/fields'], mayImport: [...studioParts, 'admin-writing'] },
  {
    // Previews render the website's components, so only this zone imports both halves.
    name: 'admin-preview',
    paths: ['components/admin/entities', 'components/admin/preview'],
    mayImport: [...site, 'site', 'site-blocks', ...studioParts, 'admin-fields'],
  },
  {
    name: 'admin-screens',
    paths: ['components/admin/screens'],
    mayImport: [...studioParts, 'admin-fields', 'admin-preview', 'admin-repository'],
  },
  {
    name: 'admin-shell',
    paths: ['components/admin/shell'],
    mayImport: [...studioParts, 'admin-fields', 'admin-repository', 'admin-screens'],
  },

  { name: 'route-lib', paths: ['app/_lib'], mayImport: [...ui, 'content'] },
  { name: 'site-routes', paths: ['app/(site)'], mayImport: [...site, 'site', 'site-blocks', 'route-lib'] },
  // Bangla routes of the same screens.
  { name: 'bangla-routes', paths: ['app/bn'], mayImport: [...site, 'site', 'route-lib', 'site-routes'] },
  {
    name: 'admin-routes',
    paths: ['app/(admin)'],
    mayImport: [
      ...ui,
      'content',
      'route-lib',
      'admin-words',
      'admin-ui',
      'admin-records',
      'admin-screens',
      'admin-shell',
    ],
  },
  { name: 'root-routes', paths: ['app'], mayImport: [...site, 'site', 'route-lib'] },

  { name: 'scripts-export', paths: ['scripts/export'], mayImport: ['content-lib', 'content'] },
  {
    name: 'scripts-part',
    paths: ['bench', 'content', 'font', 'growth', 'imagery', 'logos', 'weigh'].map(
      (part) => `scripts/${part}`,
    ),
    apart: true,
    mayImport: [...data, 'route-lib', 'scripts-export'],
  },
  {
    name: 'scripts',
    paths: ['scripts'],
    mayImport: [...data, 'ui', 'route-lib', 'scripts-export', 'scripts-part'],
  },
  { name: 'e2e-support', paths: ['e2e/support'], mayImport: tested },
  // Tests a change end to end with its own build, using the studio's steps.
  { name: 'e2e-loop', paths: ['e2e/loop'], mayImport: [...tested, 'e2e-support', 'e2e'] },
  { name: 'e2e', paths: ['e2e'], apart: true, mayImport: [...tested, 'e2e-support'] },
  // Tests may import anything; nothing imports them.
  { name: 'tests', paths: ['__tests__'], mayImport: 'anything' },
  { name: 'root', paths: [''], mayImport: ['content-lib', 'scripts'] },
];

/**
 * Returns the zone of a path, and its folder within a zone whose folders are apart.
 * @param {string} file relative to the project, with or without extension
 */
export function zoneOf(file) {
  for (const zone of zones) {
    const place = zone.paths.find((path) => isIn(file, path));
    if (place === undefined) continue;
    return { zone, folder: zone.apart ? folderOf(file, zone.paths.length > 1 ? '' : place) : zone.name };
  }
  throw new Error(`scripts/eslint-zones.mjs: no zone for ${file}`);
}

/** Returns the first folder below `place`; for a zone of several folders, the folder itself. */
const folderOf = (file, place) => {
  const depth = place === '' ? 2 : place.split('/').length + 1;
  return file.split('/').slice(0, depth).join('/');
};

const isIn = (file, path) =>
  path === '' || file === path || `${file}.ts` === path || file.startsWith(`${path}/`);
