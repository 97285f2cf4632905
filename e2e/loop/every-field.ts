import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Language } from '../../lib/text';
import { withBangla, recordHash, type Entity, type ManagedRecord } from '../../lib/records';
import { entities, registry } from '../../content/registry';
import { RECORD_VERSION } from '../../lib/exchange';
import { loadAllRecords } from '../../content/registry/loaders';
import { recordsOf } from '../support/records';
import { changeRecords } from './changed-records';

/** Fields of which nothing is to be seen, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'news until': 'says only how long the item is shown',
  'landing-pages from': 'says only since when the page is shown',
  'landing-pages until': 'says only how long the page is shown',
  'landing-pages blocks.image.alt':
    'lies under the title of the page, or opens the film that its heading names',
  'pages share.image.focus': 'only moves the picture of the card',
  'pages share.note': 'is drawn on the card, which says its headline',
  'company mark': 'is a drawing',
  'company colours': 'are in the stylesheets and drawings',
  'company website': 'is the address of the website, which the build names',
  'products words.typed': 'the search takes it for the word of the website',
  'products words.word': 'the search looks for it, and no page says so',
  'categories words.typed': 'the search takes it for the word of the website',
  'categories words.word': 'the search looks for it, and no page says so',
  'categories cover.alt': 'the picture is beside the name of the category and is decoration',
  'company claimFigure': 'only keeps some words of the claim on one line',
  'benefits blockThicknessMm': 'only chooses the blocks that are offered, of those that are made',
  'vacancies until': 'says only how long the vacancy is shown',
  'banners until': 'says only how long the slide is shown',
  'films thumbnail.alt': 'the picture is beside the name of the group and is decoration',
  'redirects from': 'is the address of no page',
  'redirects to': 'only says where the old address leads',
  'pages banner.alt': 'the picture lies under the title of the page and is decoration',
  'partners logo.alt': 'the logo is described by the name of its client',
};

/** Records that show a field which the first of their list has no place for. */
const fullest: Partial<Record<Entity, string>> = { pages: 'clients' };

/** Fields that no published record has: the first record of its entity gets them before they are changed. */
const added: Partial<Record<Entity, object>> = {
  products: {
    density: 2000,
    densitySource: withBangla({ en: 'Test report' }, 'পরীক্ষার প্রতিবেদন'),
    measured: [
      {
        ...{ kind: 'strength', value: 14, method: 'ASTM C140' },
        condition: withBangla({ en: 'after 28 days' }, '২৮ দিন পর'),
        ...{
          laboratory: withBangla({ en: 'BUET' }, 'বুয়েট'),
          day: '2026-03-05',
          report: 'https://example.com/report',
        },
      },
    ],
    facts: [
      {
        label: withBangla({ en: 'Class' }, 'শ্রেণি'),
        ...{ value: 'A', unit: 'x' },
        source: withBangla({ en: 'Test report' }, 'পরীক্ষার প্রতিবেদন'),
      },
    ],
    ...{ strengthClass: 'M10', toleranceClass: 'D2', chamfer: 4 },
    colours: [{ name: withBangla({ en: 'Grey' }, 'ধূসর'), sample: 'RAL 7037' }],
    standards: ['ASTM C90'],
    declarations: [
      {
        ...{ kind: 'EPD', number: 'EPD-7', day: '2026-01-02' },
        ...{ until: '2099-01-01', address: 'https://example.com/document' },
      },
    ],
    supply: { perPallet: 90, palletMass: 1350, leastOrder: 500, days: 14 },
    prices: [
      { amount: 45, per: 'piece', until: '2099-12-31', note: withBangla({ en: 'without VAT' }, 'ভ্যাট ছাড়া') },
    ],
  },
  categories: {
    cover: {
      ...(recordsOf('products')[0]?.image as object),
      alt: withBangla({ en: 'A brick.' }, 'একটি ইট।'),
    },
  },
  company: {
    density: 2200,
    filmId: 'aB3_dE6-gH9',
    photoRights: {
      credit: withBangla({ en: 'The photographer' }, 'আলোকচিত্রী'),
      copyright: withBangla({ en: '© The photographer' }, '© আলোকচিত্রী'),
      ...{ licence: 'https://example.com/licence', request: 'https://example.com/request' },
    },
  },
  vacancies: {
    pay: [{ from: 25000, to: 35000, per: 'month' }],
    hours: withBangla({ en: '9am to 6pm' }, 'সকাল ৯টা থেকে সন্ধ্যা ৬টা'),
    qualification: withBangla({ en: 'A diploma' }, 'ডিপ্লোমা'),
    experience: 3,
    region: withBangla({ en: 'Dhaka Division' }, 'ঢাকা বিভাগ'),
  },
};

const parser = new new JSDOM().window.DOMParser();
const read = new Map<string, string>();

/** What a visitor of a page reads, hears or follows; read once, for an entity may be on every page. */
function wordsOf(file: string) {
  const known = read.get(file);
  if (known !== undefined) return known;
  const page = parser.parseFromString(readFileSync(file, 'utf8'), 'text/html');
  // What Next carries along for its scripts is not what is seen.
  page.querySelectorAll('script:not([type="application/ld+json"])').forEach((script) => script.remove());
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ value }) => value),
  );
  const words = [page.documentElement.textContent, ...attributes].join('\n');
  read.set(file, words);
  return words;
}

/** The words of all pages of an entity in a language. */
function pagesOf(out: string, entity: Entity, language: Language) {
  const patterns = registry[entity].shownOn.map((shown) => {
    if (shown === '*') return language === 'en' ? /^(?!admin|bn[./])/ : /^bn[./]/;
    const home = language === 'en' ? 'index' : 'bn';
    const folder = language === 'en' ? '' : 'bn/';
    return new RegExp(`^${shown === '/' ? home : folder + shown.slice(1).replace('*', '[^/]+')}\\.html$`);
  });
  return readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && patterns.some((pattern) => pattern.test(file)))
    .map((file) => wordsOf(join(out, file)))
    .join('\n');
}

/** A change of every field of every kind of content. */
export async function changeEveryField() {
  const published = await loadAllRecords();
  return entities.map((entity) => {
    const isFullest = ({ id }: ManagedRecord) => id === fullest[entity];
    const records = published[entity].toSorted((a, b) => Number(isFullest(b)) - Number(isFullest(a)));
    return changeRecords(entity, records, added[entity]);
  });
}

export type Changed = Awaited<ReturnType<typeof changeEveryField>>;

export async function bundleOfChanges(changed: readonly Pick<Changed[number], 'entity' | 'changed'>[]) {
  const changes = await Promise.all(
    changed.flatMap(({ entity, changed: records }) =>
      records.map(async ({ base, value }) => {
        const id = String(base[registry[entity].idField]);
        return { op: 'put', entity, id, base, baseHash: await recordHash(base), value };
      }),
    ),
  );
  const head = {
    format: 'site-content-bundle',
    version: 1,
    recordVersion: RECORD_VERSION,
    createdBy: 'Test',
    note: '',
  };
  return JSON.stringify({ ...head, createdAt: '2026-11-20T08:00:00Z', changes, media: [] });
}

/** The changed fields that no page of their entity shows. */
export const unseenIn = (out: string, changed: Changed) =>
  changed.flatMap(({ entity, marks }) => {
    const pages = { en: pagesOf(out, entity, 'en'), bn: pagesOf(out, entity, 'bn') };
    return marks
      .filter(({ field, seen }) => {
        const inLanguageOfField = field.endsWith('.bn') ? pages.bn : pages.en;
        return !seen.some((text) => inLanguageOfField.includes(text));
      })
      .map(({ field }) => `${entity} ${field}`)
      .filter((field) => !(field.replaceAll(/\.(?:bn|\d+)(?=\.|$)/g, '') in silent));
  });
