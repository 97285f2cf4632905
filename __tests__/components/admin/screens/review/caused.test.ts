import { published } from '@/__tests__/content/published';
import { reviewItems } from '@/components/admin/screens/review/review-items';
import { type Entity, loadMarkdownCheck, type ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import { createBrowser } from '../../store/studio-kit';

jest.mock('@/content/registry/languages', () => ({
  ...jest.requireActual<object>('@/content/registry/languages'),
}));

beforeAll(loadMarkdownCheck);

const [company = {}] = published.company;
const [redirect = {}] = published.redirects;

/** Returns what the review says of one change of a published record, by field: problems and hints. */
async function saidOf(entity: Entity, id: string, change: ManagedRecord | null, online = published) {
  const { studio } = await createBrowser().startTab(online);
  await studio().needRecords(entities);
  const before = studio().row(entity, id)?.value;
  await (change === null
    ? studio().remove([{ entity, id }])
    : studio().put({ entity, id }, { ...before, ...change }));
  const [item] = reviewItems(studio(), () => ({ kind: 'unknown' }));
  if (item?.kind !== 'record') return { messages: {}, hints: {} };
  return { messages: Object.fromEntries(item.messages), hints: Object.fromEntries(item.hints) };
}

const messagesOf = async (...change: Parameters<typeof saidOf>): Promise<Record<string, string>> =>
  (await saidOf(...change)).messages;

it('says of a page that nothing leads to it any more, and lets it be published', async () => {
  const page = published['landing-pages'].find(({ link }) => link === 'footer');
  const { messages, hints } = await saidOf('landing-pages', String(page?.id), { link: 'none' });
  expect(messages).toEqual({});
  expect(hints).toMatchObject({
    link: expect.stringMatching(/^Nothing leads to this page\. .*\/p\//) as string,
  });
  expect((await saidOf('landing-pages', String(page?.id), { link: 'footer' })).hints).toEqual({});
});

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
    jest.requireMock<{ speaksBangla: boolean }>('@/content/registry/languages'),
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
