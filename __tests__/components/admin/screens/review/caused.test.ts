import { published } from '@/__tests__/content/published';
import { reviewItems } from '@/components/admin/screens/review/review-items';
import type { Entity, ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import { createBrowser } from '../../store/studio-kit';

jest.mock('@/content/languages', () => ({ ...jest.requireActual<object>('@/content/languages') }));

const [company = {}] = published.company;
const [redirect = {}] = published.redirects;

/** Returns what the review says of one change of a published record, by field. */
async function messagesOf(entity: Entity, id: string, change: ManagedRecord | null, online = published) {
  const { studio } = await createBrowser().startTab(online);
  await studio().needRecords(entities);
  const before = studio().row(entity, id)?.value;
  await (change === null
    ? studio().remove([{ entity, id }])
    : studio().put({ entity, id }, { ...before, ...change }));
  const [item] = reviewItems(studio(), () => ({ kind: 'unknown' }));
  return item?.kind === 'record' ? Object.fromEntries(item.messages) : {};
}

it('says of a value that was emptied which texts would have a hole', async () => {
  const { group } = await messagesOf('company', 'company', { group: undefined });
  expect(group).toMatch(/^These texts show a value that would be empty: “.+ Enter the value, or change/);
});

it('says of a page that was deleted which old addresses lead to it', async () => {
  const page = String(published.products[0]?.id);
  const online = { ...published, redirects: [{ ...redirect, from: '/old', to: `/products/${page}` }] };
  const said = await messagesOf('products', page, null, online);
  expect(said['']).toMatch(/These old addresses lead to its page or are its address: “\/old/);
});

it('says of a language that is chosen again which entries lack it', async () => {
  jest.replaceProperty(
    jest.requireMock<{ speaksBangla: boolean }>('@/content/languages'),
    'speaksBangla',
    false,
  );
  const [{ name, ...feedback } = {}] = published.feedbacks;
  const online = {
    ...published,
    company: [{ ...company, languages: ['en'] }],
    feedbacks: [{ ...feedback, name, message: { en: 'Good blocks.' } }],
  };
  const said = await messagesOf('company', 'company', { languages: ['en', 'bn'] }, online);
  expect(said.languages).toMatch(/^These entries have no Bangla yet: “.+ Translate them first\.$/);
});
