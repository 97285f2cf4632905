import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUnusedPictures } from '@/scripts/export/unused-pictures';

let out: string;
const file = (name: string, text = '') => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(path.join(out, name), text);
};
const stands = (name: string) => existsSync(path.join(out, name));
const LIBRARY = 'images/sized/pictures.json';

beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('deletes the pictures that nothing names, with their copies, and the studio’s library does not offer them', async () => {
  const list = '{"/images/scenes/day-0700.jpg":[2176,1224],"/images/scenes/wall.jpg":[1600,900]}';
  file('_next/static/chunks/studio.js', `let a=JSON.parse('${list}')`);
  file(LIBRARY, list);
  file('index.html', '<img src="/images/sized/scenes/wall-320.jpg">');
  const gone = [
    'images/scenes/day-0700.jpg',
    'images/sized/scenes/day-0700-320.avif',
    'images/sized/scenes/day-0700-portrait-480.webp',
  ];
  const kept = ['images/scenes/wall.jpg', 'images/sized/scenes/wall-750.webp'];
  [...gone, ...kept].forEach((name) => file(name));
  await removeUnusedPictures(out);
  expect(gone.filter(stands)).toEqual([]);
  expect(kept.filter(stands)).toEqual(kept);
  expect(JSON.parse(readFileSync(path.join(out, LIBRARY), 'utf8'))).toEqual({
    '/images/scenes/wall.jpg': [1600, 900],
  });
});

it('leaves every picture that a page, script, style sheet, feed or text names, also cropped, and every upload', async () => {
  const named = {
    page: 'about.html',
    script: '_next/static/chunks/a.js',
    sheet: '_next/static/a.css',
    feed: 'feed.xml',
    payload: 'admin/__next._tree.txt',
    manifest: 'manifest.webmanifest',
    drawing: 'images/logos/frame.svg',
    card: 'products/list.json',
  };
  file(LIBRARY, '{}');
  for (const [picture, name] of Object.entries(named)) {
    file(name, `in /images/crops/scenes/${picture}-10-0-50-100.jpg`);
    file(`images/scenes/${picture}.jpg`);
  }
  file('images/uploads/brick-1f0c9a7e.webp');
  await removeUnusedPictures(out);
  expect(Object.keys(named).filter((picture) => !stands(`images/scenes/${picture}.jpg`))).toEqual([]);
  expect(stands('images/uploads/brick-1f0c9a7e.webp')).toBe(true);
  expect(stands('images/logos/frame.svg')).toBe(false);
});
