import { recordMessages } from '@/components/admin/fields/messages';
import { hasProblem, reviewItems } from '@/components/admin/screens/review/review-items';
import { nothingPublished } from '@/components/admin/store/published';
import { draftKey } from '@/components/admin/store/layers';
import { makeRow } from '@/components/admin/store/records';
import { openStore } from '@/components/admin/store/studio';
import { startDraft } from '@/components/admin/store/drafts';
import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { memoryPort } from '@/lib/exchange/file-port';
import { UPLOADS } from '@/lib/exchange/uploads';
import { namedRecords, type Entity, type ManagedRecord } from '@/lib/records';
import { entities, fileOf, registry } from '@/content/registry';
import { formOf } from '@/content/registry/forms';
import { diskPictures } from '@/scripts/content/disk-pictures';
import { published } from '../../content/published';
import { bundleOf, bytesOf, canonicalJson, jsonBytes, putOf } from './fixtures';
import { randomFrom } from '@/e2e/journeys/monkey';
import { samples } from '@/scripts/test/depth';
import { sitePicture } from '@/content/registry/site-picture';
import { exchange } from '@/content/registry/exchange';

const { planApply, problemsOnline, readBundle } = exchange;

const RECORDS = samples(50, 300);

const next = randomFrom(16);
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;

/** Replacement values, valid or not. */
const others: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'string' ? `${value} A word more.` : value),
  (value) => (typeof value === 'string' ? ` ${value} ` : value),
  (value) => (typeof value === 'number' ? value + 1 : value),
  (value) => (Array.isArray(value) ? value.slice(1) : value),
  (value) => (Array.isArray(value) ? [...value, ...value] : value),
  (value) => (typeof value === 'string' ? value.slice(0, 3) : value),
  (value) => (typeof value === 'string' ? value.repeat(2_000) : value),
  (value) => (typeof value === 'string' ? `${value}\nA second line.` : value),
  (value) => (typeof value === 'string' ? '\u200e\u200b' : value),
  (value) => (typeof value === 'string' ? 'javascript:alert(1)' : value),
  (value) => (typeof value === 'string' ? '[here](javascript:alert(1))' : value),
  (value) => (typeof value === 'string' ? '/images/products/none.jpg' : value),
  (value) => (typeof value === 'string' ? 'https://example.com/a-page' : value),
  (value) => (typeof value === 'number' ? -value : value),
  () => '',
  () => 12,
  () => [],
  () => undefined,
];

/** Returns the keys that may be changed. Excludes the size of uploads, which is measured, not typed. */
const keysOf = (value: object) =>
  Object.keys(value).filter((key) => !(isUpload(value) && ['width', 'height'].includes(key)));
const isUpload = (value: object) => String(Reflect.get(value, 'src')).startsWith(UPLOADS);

/** Returns a copy of a value, changed at one place. */
function changed(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && next() < 0.8) {
    const key = oneOf(keysOf(value));
    const inside = changed(Reflect.get(value, key));
    return Array.isArray(value)
      ? value.map((item: unknown, index) => (String(index) === key ? inside : item))
      : { ...value, [key]: inside };
  }
  return oneOf(others)(value);
}

/** Staff may empty most lists. */
const filled = entities.filter((entity) => published[entity].length > 0);

function randomRecord() {
  const entity = oneOf(filled);
  const { idField } = registry[entity];
  const base = oneOf(published[entity]);
  const field = oneOf(Object.keys(base).filter((name) => name !== idField));
  const value = field === undefined ? base : { ...base, [field]: changed(base[field]) };
  // JSON round trip, like every export: removes undefined values.
  return { entity, base, value: JSON.parse(JSON.stringify(value)) as ManagedRecord };
}

const inForm = (entity: Entity, value: ManagedRecord) =>
  recordMessages(entity, formOf(entity), value, sitePicture).size === 0;

const nothing = {
  published: nothingPublished,
  handed: new Map(),
  publications: new Map(),
  steps: [],
  isOutdated: false,
};

function inReview(entity: Entity, value: ManagedRecord) {
  const id = String(value[registry[entity].idField]);
  const draft = {
    ...startDraft(nothing, { entity, id }, value),
    version: RECORD_VERSION,
    rev: 1,
    savedAt: '2026-11-20T08:00:00Z',
  };
  const drafts = new Map([[draftKey({ entity, id }), draft]]);
  const row = makeRow({ ...nothing, drafts }, { entity, id });
  const items = reviewItems(
    {
      rows: (wanted) => (row && wanted === entity ? [row] : []),
      state: { ...openStore(() => ({}) as never).getInitialState().state, drafts },
      changes: drafts,
      hasRecords: () => false,
    },
    sitePicture,
  );
  return items.length === 1 && !items.some(hasProblem);
}

type Change = ReturnType<typeof randomRecord>;

const bundleFrom = async (changes: readonly Change[]) =>
  readBundle(
    jsonBytes(
      bundleOf({
        changes: await Promise.all(changes.map(({ entity, base, value }) => putOf(entity, base, value))),
      }),
    ),
  );

async function inImport(changes: readonly Change[]) {
  const bundle = await bundleFrom(changes);
  return bundle.ok && (await problemsOnline(bundle.value, async () => sitePicture)).length === 0;
}

const files = [
  ['content.json', jsonBytes({ kind: 'site-content', version: RECORD_VERSION })] as const,
  ...entities.map((entity) => [fileOf(entity), bytesOf(canonicalJson(entity, published[entity]))] as const),
];

/** Checks like `npm run content:apply`: with pictures on the disk. */
async function inScript(changes: readonly Change[]) {
  const bundle = await bundleFrom(changes);
  if (!bundle.ok) return false;
  const input = { ...bundle.value, lookUp: diskPictures('__tests__/company/content') };
  return (await planApply(memoryPort(new Map(files)), input)).kind === 'planned';
}

/** Groups changes into the fewest bundles with at most one change per record. */
function bundled(changes: readonly Change[]) {
  const groups: Map<string, Change>[] = [];
  for (const change of changes) {
    const key = `${change.entity} ${String(change.value[registry[change.entity].idField])}`;
    const group = groups.find((candidate) => !candidate.has(key)) ?? new Map<string, Change>();
    if (group.size === 0) groups.push(group);
    group.set(key, change);
  }
  return groups.map((group) => [...group.values()]);
}

/** Whether all records that a value names exist: a form offers no others. */
const namesKnown = ({ entity, value }: Change) =>
  namedRecords(formOf(entity).fields, value).every(
    (named) =>
      typeof named.name !== 'string' ||
      published[named.entity].some((record) => record[registry[named.entity].idField] === named.name),
  );

const changes = Array.from({ length: RECORDS }, randomRecord).filter(namesKnown);
const isGood = ({ entity, value }: Change) => inForm(entity, value);

beforeAll(loadMarkdownCheck);

it('gives the review the same answer as the form', () => {
  for (const { entity, value } of changes) {
    expect({ entity, value, answer: inReview(entity, value) }).toEqual({
      entity,
      value,
      answer: inForm(entity, value),
    });
  }
});

it('lets import and script refuse whatever the form refuses', async () => {
  const refused = changes.filter((change) => !isGood(change));
  expect(refused.length).toBeGreaterThan(RECORDS / 4);
  for (const change of refused) {
    const answers = { import: await inImport([change]), script: await inScript([change]) };
    expect({ change, answers }).toEqual({ change, answers: { import: false, script: false } });
  }
});

it('lets import and script accept whatever the form accepts', async () => {
  const accepted = changes.filter(isGood);
  expect(accepted.length).toBeGreaterThan(RECORDS / 4);
  for (const group of bundled(accepted)) {
    const answers = { import: await inImport(group), script: await inScript(group) };
    expect({ group, answers }).toEqual({ group, answers: { import: true, script: true } });
  }
});
