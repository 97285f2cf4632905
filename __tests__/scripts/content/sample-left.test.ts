import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pair } from '@/__tests__/fixtures/pair';
import { sampleLeft } from '@/scripts/content/sample-left';
import { entities } from '@/content/registry';
import type { Entity, ManagedRecord } from '@/lib/records';
import { copyRepository, runScript } from './script-copy';

const words = {
  brand: 'Old Blocks',
  names: ['Oldport', 'ওল্ডপোর্ট'],
  places: ['Khulna', 'N7', 'Tongi'],
  products: ['S Block', 'S ব্লক', 'Kerb Z1'],
};
const company = {
  id: 'company',
  ...{ brand: pair('New Blocks'), email: 'info@new.com' },
  ...{ headOffice: { city: pair('Khulna', 'খুলনা') }, factory: { city: pair('Savar', 'সাভার') } },
};
const leftIn = (records: Partial<Record<Entity, readonly ManagedRecord[]>>) => {
  const none = Object.fromEntries(entities.map((entity) => [entity, []])) as never as Record<
    Entity,
    readonly ManagedRecord[]
  >;
  return sampleLeft(words, { ...none, company: [company], ...records });
};

it('names the words and products of the sample that another company has left, once for each record, with their fields', () => {
  const feedback = {
    id: 'owner-oldport',
    ...{
      name: pair('Owner'),
      role: pair('House, Oldport', 'বাড়ি, ওল্ডপোর্টে'),
      message: pair('On the N7, at oldport, of S Blocks and the Kerb Z1.'),
    },
  };
  expect(
    leftIn({
      feedbacks: [feedback],
      products: [{ id: 'kerb', name: pair('Kerb Z1') }],
      services: [{ id: 'carting', title: pair('To Khulna') }],
    }),
  ).toEqual(['feedbacks owner-oldport: Oldport, ওল্ডপোর্ট, N7, S Block (role, role.bn, message)']);
});

it.each([
  ['an e-mail address', { email: 'sales@oldportblocks.com' }, 'email'],
  ['an address of the sample', { links: [{ url: 'https://www.oldport.example' }] }, 'links.0.url'],
])('finds a name at the beginning of %s', (_, record, field) => {
  expect(leftIn({ contact: [{ id: 'contact', ...record }] })).toEqual([
    `contact contact: Oldport (${field})`,
  ]);
});

it('does not take a part of another word for one', () => {
  expect(
    leftIn({ contact: [{ id: 'contact', way: pair('Along the PN7 from Goldport and Antongil') }] }),
  ).toEqual([]);
});

it('says nothing of the sample company itself', () => {
  expect(leftIn({ company: [{ ...company, brand: pair('Old Blocks'), group: pair('Oldport') }] })).toEqual(
    [],
  );
});

it('is printed by the check, which passes', async () => {
  const copy = await copyRepository();
  try {
    const file = join(copy.data, 'entities/company/data.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(?<="brand": \{\s*"en": ")[^"]+/, 'New Blocks'));
    const phrase = /"legalName": \{\s*"en": "([^"]+)"/.exec(text)?.[1];
    const list = { brand: 'Old Blocks', names: [phrase], places: [], products: [] };
    await writeFile(join(copy.data, 'sample-words.json'), JSON.stringify(list));
    const { code, out, err } = await runScript(copy.root, 'content-check', [], {});

    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`\n  company company: ${phrase} (legalName`);
  } finally {
    await copy.remove();
  }
}, 60_000);
