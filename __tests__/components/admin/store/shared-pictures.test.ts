import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import fc from '@/__tests__/fast-check';
import { openDB } from 'idb';
import { namedPicture } from '@/components/admin/fields/prepare-picture';
import { openPictures } from '@/components/admin/records/picture-facts';
import { makeSelected } from '@/components/admin/screens/publish/export-selected';
import { hasProblem, reviewItems } from '@/components/admin/screens/review/review-items';
import { STORE_VERSION } from '@/components/admin/store/open-database';
import { draftKey } from '@/components/admin/store/layers';
import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import { uploadSrc } from '@/lib/exchange/media-path';
import { picturesIn } from '@/lib/pictures';
import { mediaPathOf } from '@/lib/exchange/uploads';
import { registry } from '@/content/registry';
import { sampleContent } from '../../../content/sample-content';
import { applyTo } from '../../../lib/exchange/apply-harness';
import { contentFiles, idOf, recordsIn, sample, webp } from '../../../lib/exchange/fixtures';
import { browser, browserOfEachTest, renewBrowser, reopened, type Tab } from './studio-kit';
import { samples } from '@/scripts/test/depth';

/** New records of three entities, with one picture each. */
const kerb = { entity: 'products', id: 'kerb-of-the-yard' } as const;
const block = { entity: 'products', id: 'block-of-the-yard' } as const;
const day = { entity: 'blogs', id: 'a-day-in-the-yard' } as const;
const night = { entity: 'blogs', id: 'a-night-in-the-yard' } as const;
const open = { entity: 'news', id: 'the-yard-is-open' } as const;
const places = [kerb, block, day, night, open];
type Place = (typeof places)[number];

/** Four photos of one size with different bytes. */
const photos = [1, 2, 3, 4].map((filler) => webp(64, filler));

beforeAll(loadMarkdownCheck);
browserOfEachTest();

/** Selects a photo for a record, like the picture field. */
async function choose({ studio }: Tab, { entity, id }: Place, photo: number) {
  const blob = new Blob(photos.slice(photo, photo + 1), { type: 'image/webp' });
  const file = { blob, type: 'image/webp', width: 1200, height: 900 } as const;
  const media = await namedPicture(file, id, studio().state.media);
  const image = { src: uploadSrc(media.path), alt: pair('A yard with blocks.'), width: 1200, height: 900 };
  const value = { ...withoutBangla(sample(entity)[0]), [registry[entity].idField]: id, image };
  await studio().edit([], (unchanged) => unchanged, [media]);
  return studio().put({ entity, id }, value);
}

/** Exports, applies the bundle with `content:apply`, and returns the photo of each record. */
async function published({ studio }: Tab) {
  await studio().needRecords(['products', 'blogs', 'news']);
  const { state } = studio();
  const drafts = [...state.drafts.values()];
  const facts = await openPictures(state.media)(picturesIn(drafts));
  const isReady = !reviewItems(studio(), facts).some(hasProblem);
  const { bundle } = await makeSelected(studio(), new Set(drafts.map(draftKey)), '', '');
  if (!bundle.ok) return { isReady, problems: bundle.problems };
  const files = contentFiles();
  const applied = await applyTo(files, bundle.value.bundle);
  const pictures = places.map(({ entity, id }) => {
    const record = recordsIn(files, entity).find((each) => idOf(entity, each) === id);
    const [src = ''] = picturesIn(record);
    const bytes = files.get(mediaPathOf(src) ?? '');
    return record === undefined ? null : photos.findIndex((photo) => String(photo) === String(bytes));
  });
  return { isReady, kind: applied.kind, shown: pictures };
}

type Shown = readonly (number | null)[];

/** Model: the photo number of each record, with an undo history. */
class Model {
  past: Shown[] = [];
  future: Shown[] = [];
  shown: Shown = places.map(() => null);

  set(place: Place, photo: number | null) {
    this.past.push(this.shown);
    this.future = [];
    this.shown = this.shown.with(places.indexOf(place), photo);
  }
  travel(from: Shown[], to: Shown[]) {
    const next = from.pop();
    if (next === undefined) return;
    to.push(this.shown);
    this.shown = next;
  }
}

const place = fc.constantFrom(...places);
const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('choose'), place, photo: fc.nat(photos.length - 1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete'), place, photo: fc.constant(0) }) },
  fc.record({ kind: fc.constantFrom('undo', 'redo', 'reload', 'free'), place, photo: fc.constant(0) }),
);

test('every record keeps its photo when photos are shared, replaced, deleted and undone at random', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 25 }), async (actions) => {
      renewBrowser();
      let tab = await browser.startTab(sampleContent);
      const model = new Model();
      for (const { kind, place, photo } of actions) {
        if (kind === 'choose') {
          await choose(tab, place, photo);
          model.set(place, photo);
        } else if (kind === 'delete') {
          const removed = await tab.studio().remove([place]);
          if (removed.ok) model.set(place, null);
        } else if (kind === 'undo') {
          await tab.studio().undo();
          model.travel(model.past, model.future);
        } else if (kind === 'redo') {
          await tab.studio().redo();
          model.travel(model.future, model.past);
        } else if (kind === 'free') await tab.studio().freeUnusedPictures();
        else tab = await reopened(browser, tab, sampleContent);
      }
      tab = await reopened(browser, tab, sampleContent);
      expect(await published(tab)).toEqual({ isReady: true, kind: 'planned', shown: model.shown });
      await browser.close();
    }),
    { numRuns: samples(5, 60) },
  );
}, 300_000);

test('a photo in five records of three kinds, replaced in one and deleted in another, is on every page', async () => {
  const tab = await browser.startTab(sampleContent);
  for (const place of places) await choose(tab, place, 0);
  await choose(tab, block, 2);
  await tab.studio().remove([night]);
  const later = await reopened(browser, tab, sampleContent);
  expect(later.studio().state.media.size).toBe(2);
  expect(await published(later)).toEqual({ isReady: true, kind: 'planned', shown: [0, 2, 0, null, 0] });
  await browser.close();
});

test('a stored draft whose picture was stored under the path of another record is shown and published', async () => {
  const tab = await browser.startTab(sampleContent);
  await choose(tab, kerb, 0);
  tab.controller.stop();
  // State left by older studios: the second use of a photo overwrote the path of the first.
  const database = await openDB('studio', STORE_VERSION);
  const [media] = await database.getAll('media');
  await database.put('media', { ...media, path: media.path.replace('kerb-of-the-yard', 'another-record') });
  database.close();

  const later = await reopened(browser, tab, sampleContent);
  const { row, pictureUrl } = later.studio();
  const [src = ''] = picturesIn(row('products', kerb.id)?.value);
  expect(pictureUrl(src)).toMatch(/^blob:/);
  expect(await published(later)).toEqual({
    isReady: true,
    kind: 'planned',
    shown: [0, null, null, null, null],
  });
  await browser.close();
});

test('a picture that this browser has lost is detected before publishing', async () => {
  const tab = await browser.startTab(sampleContent);
  await choose(tab, kerb, 0);
  jest.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }));
  expect(await published(tab)).toMatchObject({
    isReady: false,
    problems: [{ code: 'picture-missing', id: kerb.id, field: 'image' }],
  });
  jest.restoreAllMocks();
  await browser.close();
});
