import fc from 'fast-check';
import * as files from '@/lib/exchange/content-file';
import { recordFiles, entities, fileOf } from '@/content/registry';
import { bytesOf, pathOf, webp } from '@/__tests__/lib/exchange/fixtures';
import { samples } from '@/scripts/test/depth';

const { mediaProblem, PLAIN_FILE } = files;
const contentKind = (path: string) => files.contentKind(path, recordFiles);
const fileProblem = (path: string, mode: string) => files.fileProblem(path, mode, recordFiles);

const RUNS = { numRuns: samples(300, 10_000) };

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789-'];
const title = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 40 });
const hash = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 8 });
const picturePath = fc
  .tuple(title, hash, fc.constantFrom('webp', 'jpg', 'png'))
  .map(([name, digits, extension]) => `media/${name}-${digits}.${extension}`);
const recordsPath = fc.constantFrom(...entities).map(fileOf);
const contentPath = fc.oneof(picturePath, recordsPath);

/** Signs that look like letters of a name, that hide, or that lead elsewhere. */
const STRANGE = [
  '/',
  '\\',
  '.',
  '..',
  ' ',
  '\n',
  '\0',
  '%',
  ':',
  'A',
  '\u0430',
  '\u200b',
  '\u202e',
  '\uff0e',
  '<',
];

it('lists the data files, the pictures and the file that keeps their folder', () => {
  fc.assert(
    fc.property(picturePath, recordsPath, (picture, records) => {
      expect([contentKind(picture), contentKind(records)]).toEqual(['picture', 'records']);
      expect([fileProblem(picture, PLAIN_FILE), fileProblem(records, PLAIN_FILE)]).toEqual([null, null]);
    }),
    RUNS,
  );
  expect(fileProblem('media/.gitkeep', PLAIN_FILE)).toBeNull();
});

it('lists no path with a strange sign in it, before it or behind it', () => {
  fc.assert(
    fc.property(contentPath, fc.constantFrom(...STRANGE), fc.nat(), (path, sign, place) => {
      const at = place % (path.length + 1);
      const changed = path.slice(0, at) + sign + path.slice(at);
      expect([changed, contentKind(changed)]).toEqual([changed, null]);
      expect(fileProblem(changed, PLAIN_FILE)).not.toBeNull();
    }),
    RUNS,
  );
});

it('lists no path in other folders, and none in capitals', () => {
  fc.assert(
    fc.property(contentPath, title, fc.boolean(), (path, name, isFirst) => {
      const parts = path.split('/');
      const nested = isFirst
        ? [name || 'a', ...parts]
        : [...parts.slice(0, -1), name || 'a', ...parts.slice(-1)];
      expect(contentKind(nested.join('/'))).toBeNull();
      expect(contentKind(path.toUpperCase())).toBeNull();
    }),
    RUNS,
  );
});

it('lists a path without folders at most if it is one of the known kinds', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom('', 'media/'),
      (name, folder) => {
        const path = folder + name;
        const isPicture = /^media\/[a-z0-9-]*[0-9a-f]{8}\.(webp|jpg|png)$/.test(path) && !path.includes('\n');
        if (!isPicture) expect(contentKind(path)).toBeNull();
      },
    ),
    RUNS,
  );
});

it('allows no mode beside that of a plain file', () => {
  fc.assert(
    fc.property(contentPath, fc.nat({ max: 0o177777 }), (path, number) => {
      const mode = number.toString(8).padStart(6, '0');
      expect(fileProblem(path, mode) === null).toBe(mode === PLAIN_FILE);
    }),
    RUNS,
  );
});

it('takes for a picture only what begins and ends as the picture that its name says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), async (bytes) => {
      const extra = new Uint8Array(bytes);
      expect(await mediaProblem(await pathOf(extra), extra)).toBe('it is no image/webp by its first bytes.');
      const both = new Uint8Array(Buffer.concat([webp(), extra]));
      expect(await mediaProblem(await pathOf(both), both)).toBe(
        `it has ${extra.length} bytes behind the end of the picture.`,
      );
    }),
    { numRuns: samples(50, 1_000) },
  );
  const page = bytesOf('<!doctype html>');
  for (const extension of ['webp', 'jpg', 'png'])
    expect(await mediaProblem(await pathOf(page, 'a', extension), page)).toMatch(/by its first bytes/);
  expect(await mediaProblem(await pathOf(webp(), 'a', 'png'), webp())).toBe(
    'it is no image/png by its first bytes.',
  );
  expect(await mediaProblem(await pathOf(webp()), webp())).toBeNull();
});
