/**
 * Simulates a day of staff work on a copy of this checkout: adds four products, a post, a banner, a service, a feedback
 * and a vacancy, edits a telephone number and other records, deletes some; then deletes every post, service and
 * feedback. Checks the content after each part: no check may forbid what the studio allows. `npm run test:day`; `-- --build`
 * also builds the emptied website.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { RECORD_VERSION, toBase64, mediaPath, uploadSrc } from '../lib/exchange';
import { type Entity, type ManagedRecord, recordHash, sha256Hex, type TextPair } from '../lib/records';
import { fileOf, registry } from '../content/registry';
import { loadAllRecords } from '../content/registry/loaders';
import { copyCheckout } from './copy-checkout';

const copy = copyCheckout();
function run(command: string, args: readonly string[]) {
  console.log(`> ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, INIT_CWD: copy } });
}

function apply(name: string, parts: object) {
  writeFileSync(path.join(copy, name), JSON.stringify(bundle(parts)));
  run('npx', ['tsx', 'scripts/content-apply.ts', name]);
  rmSync(path.join(copy, name));
}

function bundle(parts: object) {
  return {
    format: 'site-content-bundle',
    version: 1,
    recordVersion: RECORD_VERSION,
    createdAt: new Date().toISOString(),
    createdBy: 'Working day',
    note: '',
    media: [],
    ...parts,
  };
}

/** A text without Bangla. */
const text = (en: string): TextPair => ({ en });

const idOf = (entity: Entity, record: ManagedRecord) => String(record[registry[entity].idField]);

const added = (entity: Entity, value: ManagedRecord) => ({
  op: 'put',
  entity,
  id: idOf(entity, value),
  base: null,
  baseHash: null,
  value,
});

async function edited(entity: Entity, base: ManagedRecord, change: ManagedRecord) {
  const baseHash = await recordHash(base);
  return { op: 'put', entity, id: idOf(entity, base), base, baseHash, value: { ...base, ...change } };
}

const deleted = async (entity: Entity, base: ManagedRecord) => ({
  op: 'delete',
  entity,
  id: idOf(entity, base),
  base,
  baseHash: await recordHash(base),
});

/** Creates an upload and its entry in a record. */
async function upload(title: string, width: number, height: number) {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#8a8378' } });
  const bytes = new Uint8Array(await canvas.webp().toBuffer());
  const sha256 = await sha256Hex(bytes);
  const file = mediaPath(title, sha256, 'image/webp');
  const image = { src: uploadSrc(file), alt: text(`${title}.`), width, height };
  const size = { width, height, bytes: bytes.length };
  return { image, item: { path: file, type: 'image/webp', ...size, sha256, data: toBase64(bytes) } };
}

/** Changes of an ordinary day, with values as people type them. */
async function workingDay() {
  const kerb = await upload('Kerb stone in the yard', 1200, 900);
  const wall = await upload('Wall at noon', 2000, 900);
  const product = (id: string, name: string, category: string, size: string) =>
    added('products', { id, name: text(name), category, size, inch: '15.4 x 7.5 x 3.9', image: kerb.image });
  const published = await loadAllRecords();
  // A product named by a news item cannot be deleted alone.
  const named = published.news.flatMap(({ products }) => (Array.isArray(products) ? products : []));
  const [firstProduct, secondProduct] = published.products.filter(({ id }) => !named.includes(id));
  const [firstPost] = published.blogs;
  const [firstBanner] = published.banners;
  const [firstFeedback] = published.feedbacks;
  const [company] = published.company;
  if (!firstProduct || !secondProduct || !firstPost || !firstBanner || !firstFeedback || !company) {
    throw new Error('The day starts from published content.');
  }
  return {
    media: [kerb.item, wall.item],
    changes: [
      product('new-kerb', 'Kerb Stone K5', 'edging-block', '500 x 250 x 80'),
      product('new-kerb-low', 'Kerb Stone K5', 'edging-block', '500 x 250 x 80'),
      product('new-tile', '', 'pavement-tiles', '400x400x15-30'),
      product('new-drain', 'Drain "deep" & <wide>', 'other-products', 'by drawing'),
      await deleted('products', firstProduct),
      await edited('products', secondProduct, {
        name: { ...(secondProduct.name as TextPair), en: 'Renamed block' },
      }),
      added('blogs', {
        _id: 'a-short-post',
        title: text('A post of three hundred words, with a title of some length'),
        category: 'Innovation',
        image: firstPost.image,
        createdAt: '2026-11-20',
        desc: text(
          `### It starts with a small heading\n\n${'Blocks were delivered on time. '.repeat(60)}\n\n![Kerb](${kerb.image.src})`,
        ),
      }),
      await edited('blogs', firstPost, { createdAt: '2026-11-20' }),
      added('banners', {
        id: 'noon',
        image: wall.image,
        title: text('At noon'),
        description: text('The wall at noon.'),
      }),
      await deleted('banners', firstBanner),
      added('services', {
        id: 'advice',
        title: text('Advice'),
        description: text('We come and look at the ground.'),
      }),
      added('feedbacks', {
        id: 'owner',
        name: text('Owner'),
        role: text(''),
        message: text('All of it came in time.'),
      }),
      await deleted('feedbacks', firstFeedback),
      added('vacancies', {
        _id: 'driver',
        vacancy: 2,
        position: text('Lorry driver'),
        department: text('Transport'),
        workplace: 'factory',
        status: 'Full Time',
        salary: text('By agreement'),
        createdAt: '2026-11-20',
        deadline: '2026-12-31',
        responsibility: ['Load', 'Lash', 'Drive', 'Unload', 'Report'].map((duty) =>
          text(`${duty} as the plan says.`),
        ),
      }),
      await edited('company', company, { helpline: '+880 1700 000000' }),
    ],
  };
}

/** Deletes the remaining records that the website can do without. */
async function emptied() {
  const changes: object[] = [];
  for (const entity of ['blogs', 'services', 'feedbacks'] as const) {
    const file = path.join(copy, 'content', fileOf(entity));
    const records = JSON.parse(readFileSync(file, 'utf8')) as ManagedRecord[];
    for (const record of records) changes.push(await deleted(entity, record));
  }
  return { changes };
}

try {
  apply('day.json', await workingDay());
  run('npx', ['tsx', 'scripts/content-check.ts']);
  apply('empty.json', await emptied());
  run('npx', ['tsx', 'scripts/content-check.ts']);
  if (process.argv.includes('--build')) run('npm', ['run', 'build']);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
