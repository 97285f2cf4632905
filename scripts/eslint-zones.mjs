/**
 * Which folder may import which. The first zone whose folder or file a path lies in is its zone. `mayImport` lists
 * zones; a zone's own files may import each other. With `apart`, each folder inside is a zone of its own: two site areas
 * may not import each other. The arrows go one way (app -> components -> content), so the zones form no circle; what
 * stays inside a zone is watched by the rule `no-circle`.
 */
const ui = ['content-lib', 'ui'];
const site = [...ui, 'content', 'site-shared'];
const studio = [...ui, 'content', 'content-check', 'content-exchange', 'admin-words', 'admin-store'];
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
  { name: 'site', paths: ['components/site'], apart: true, mayImport: site },
  // Texts; they are below everything else of the studio.
  {
    name: 'admin-words',
    paths: ['components/admin/strings', 'components/admin/lib'],
    mayImport: ['content-lib', 'content'],
  },
  {
    name: 'admin-store',
    paths: ['components/admin/store'],
    mayImport: ['content-lib', 'content', 'content-check', 'content-exchange', 'admin-words'],
  },
  {
    // The website's repository at a Git host; loaded when somebody connects or publishes.
    name: 'admin-repository',
    paths: ['components/admin/repository'],
    mayImport: ['content-lib', 'content', 'content-check', 'content-exchange', 'admin-words'],
  },
  { name: 'admin-ui', paths: ['components/admin/ui'], mayImport: [...ui, 'content', 'admin-words'] },
  // How a record is named, pictured and marked, wherever it is shown.
  {
    name: 'admin-records',
    paths: ['components/admin/records', 'components/admin/actions'],
    mayImport: [...studio, 'admin-ui'],
  },
  // A long text as the visual editor holds it, and what its buttons and the clipboard do to it.
  { name: 'admin-writing', paths: ['components/admin/writing'], mayImport: ['content-lib'] },
  // What a field is and how its faults are worded.
  { name: 'admin-fields', paths: ['components/admin/fields'], mayImport: [...studioParts, 'admin-writing'] },
  {
    // The website's own components show a draft, so this zone alone sees both halves.
    name: 'admin-preview',
    paths: ['components/admin/entities', 'components/admin/preview'],
    mayImport: [...site, 'site', ...studioParts, 'admin-fields'],
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
  { name: 'site-routes', paths: ['app/(site)'], mayImport: [...site, 'site', 'route-lib'] },
  // The same screens in Bangla.
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
    mayImport: ['content-lib', 'content', 'content-check', 'content-exchange', 'route-lib', 'scripts-export'],
  },
  {
    name: 'scripts',
    paths: ['scripts'],
    mayImport: [
      ...ui,
      'content',
      'content-check',
      'content-exchange',
      'route-lib',
      'scripts-export',
      'scripts-part',
    ],
  },
  {
    name: 'e2e-support',
    paths: ['e2e/support'],
    mayImport: ['content-lib', 'content', 'scripts', 'scripts-export'],
  },
  {
    // The whole way of a change, with a build of its own, uses the studio's steps.
    name: 'e2e-loop',
    paths: ['e2e/loop'],
    mayImport: ['content-lib', 'content', 'scripts', 'scripts-export', 'e2e-support', 'e2e'],
  },
  {
    name: 'e2e',
    paths: ['e2e'],
    apart: true,
    mayImport: ['content-lib', 'content', 'scripts', 'scripts-export', 'e2e-support'],
  },
  // Tests import what they test; nothing imports them.
  { name: 'tests', paths: ['__tests__'], mayImport: 'anything' },
  { name: 'root', paths: [''], mayImport: ['content-lib', 'scripts'] },
];

/**
 * The zone of a path inside the project, with the folder that it keeps to where the zone's folders are apart.
 * @param {string} file relative to the project, with or without its ending
 */
export function zoneOf(file) {
  for (const zone of zones) {
    const place = zone.paths.find((path) => isIn(file, path));
    if (place === undefined) continue;
    return { zone, folder: zone.apart ? folderOf(file, zone.paths.length > 1 ? '' : place) : zone.name };
  }
  throw new Error(`scripts/eslint-zones.mjs: no zone for ${file}`);
}

/** The first folder below `place`; a zone of several folders is apart by those. */
const folderOf = (file, place) => {
  const depth = place === '' ? 2 : place.split('/').length + 1;
  return file.split('/').slice(0, depth).join('/');
};

const isIn = (file, path) =>
  path === '' || file === path || `${file}.ts` === path || file.startsWith(`${path}/`);
