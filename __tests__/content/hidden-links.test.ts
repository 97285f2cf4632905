import { sampleContent } from '@/__tests__/content/sample-content';
import { withoutBangla } from '@/__tests__/fixtures/pair';
import { exchange } from '@/content/registry/exchange';
import { sitePicture } from '@/content/registry/site-picture';
import { withBangla, type Entity, type ManagedRecord } from '@/lib/records';

const WORDS = 'We press blocks of concrete, and we cure them in water for days. ';

const pagesWithout = (off: readonly string[]) =>
  sampleContent.pages.map((page) => (off.includes(String(page.id)) ? { ...page, shown: 'no' } : page));

/** Returns the messages of the check about records of an entity, while some pages are off. */
async function messagesOf(entity: Entity, record: ManagedRecord, off: readonly string[]) {
  const content = { ...sampleContent, [entity]: [record], pages: pagesWithout(off) };
  return (await exchange.checkContent(content, sitePicture))
    .filter((problem) => problem.entity === entity)
    .map(({ message }) => message);
}

const [post = {}] = sampleContent.blogs;
const [item = {}] = sampleContent.news;
const linking = (record: ManagedRecord, ...addresses: readonly string[]): ManagedRecord => ({
  ...(withoutBangla(record) as ManagedRecord),
  desc: { en: [WORDS, ...addresses.map((address) => `See [this](${address}).`)].join('\n\n') },
});

it('a link in a text to a page that is off names record, field, line and what to do', async () => {
  const titles = Object.fromEntries(sampleContent.pages.map(({ id, title }) => [id, title]));
  expect(await messagesOf('blogs', linking(post, '/products', '/gallery'), ['gallery'])).toEqual([
    `blogs ${String(post._id)}, desc: line 5 links to /gallery, which is off. Remove the link, or show the page “${String(
      (titles.gallery as { en: string }).en,
    )}” again`,
  ]);
  expect(await messagesOf('blogs', linking(post, '/products', '/gallery'), [])).toEqual([]);
});

it('a link in the Bangla of a text counts, too', async () => {
  const desc = withBangla({ en: WORDS }, `আমরা কংক্রিটের ব্লক বানাই, আর পানিতে কিউরিং করি।\n\n[দেখুন](/bn/gallery)`);
  expect(await messagesOf('blogs', { ...post, desc }, ['gallery'])).toContainEqual(
    expect.stringMatching(/, desc\.bn: line 3 links to \/bn\/gallery, which is off\./),
  );
});

it.each([
  ['/gallery?tab=films', 'gallery'],
  ['/keyProduct#estimator', 'key-product'],
  ['/works/page/2', 'works'],
  ['/blog/another-post', 'blog'],
  ['/career/engineer', 'career'],
  ['/products/archives/blocks.zip', 'files'],
])('%s is off with the page %s', async (address, id) => {
  expect(await messagesOf('news', linking(item, address), [id])).toEqual([
    expect.stringContaining(`links to ${address}, which is off`),
  ]);
});

it('a link to a news item may stay until both of its lists are off, and either would do again', async () => {
  const page = { ...sampleContent['landing-pages'][0], blocks: [textBlock('/news-events/kerbs')] };
  const english = withoutBangla(page) as ManagedRecord;
  expect(await messagesOf('landing-pages', english, ['news-events'])).toEqual([]);
  expect(await messagesOf('landing-pages', english, ['works'])).toEqual([]);
  const [message] = await messagesOf('landing-pages', english, ['news-events', 'works']);
  expect(message).toMatch(/, blocks\.0\.text: line 3 links .* show the page “[^”]+” or “[^”]+” again$/);
});

const textBlock = (address: string) => ({ kind: 'text', text: { en: `${WORDS}\n\n[Here](${address})` } });

it('a link elsewhere may stay, and a whole address of this website counts', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://www.blocks-of-bengal.com' });
  const own = 'https://www.blocks-of-bengal.com/gallery';
  const addresses = ['https://example.com/gallery', 'mailto:a@example.com', own];
  expect(await messagesOf('blogs', linking(post, ...addresses), ['gallery'])).toEqual([
    expect.stringContaining(`links to ${own},`),
  ]);
  jest.restoreAllMocks();
});

it('texts that no page shows may link to what is off', async () => {
  expect(
    await messagesOf('blogs', linking(post, '/blog/another-post', '/gallery'), ['blog', 'gallery']),
  ).toEqual([]);
});
