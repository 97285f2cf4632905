import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { GET as getJson } from '@/app/feed.json/route';
import { GET as getXml } from '@/app/feed.xml/route';
import { blogs } from '@/content/entities/blogs';
import { newsItems } from '@/content/entities/news';

const origin = 'https://www.atraiblocks.example';
const newest = [...blogs, ...newsItems].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
const addresses = newest.map(({ _id }) =>
  blogs.some((post) => post._id === _id) ? `${origin}/blog/${_id}` : `${origin}/news-events/${_id}`,
);

describe('feed.xml', () => {
  const parser = new XMLParser({ ignoreAttributes: false, htmlEntities: true });

  it('is well-formed RSS that knows its own address', async () => {
    const xml = await getXml().text();
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = parser.parse(xml) as { rss: Record<string, unknown> };
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: 'Atrai Blocks: blog and news',
      link: `${origin}/`,
      language: 'en',
      'atom:link': { '@_href': `${origin}/feed.xml`, '@_rel': 'self', '@_type': 'application/rss+xml' },
      lastBuildDate: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} 00:00:00 \+0600$/),
    });
  });

  it('has every article, newest first, with title, permalink, day and HTML', async () => {
    const { rss } = parser.parse(await getXml().text()) as {
      rss: { channel: { item: Record<string, unknown>[] } };
    };
    expect(rss.channel.item.map(({ link }) => link)).toEqual(addresses);
    for (const [index, item] of rss.channel.item.entries()) {
      expect(item.title).toBe(newest[index]?.title);
      expect(item.guid).toEqual({ '#text': addresses[index], '@_isPermaLink': 'true' });
      expect(new Date(String(item.pubDate)).toISOString()).toBe(
        new Date(`${newest[index]?.createdAt}T00:00:00+06:00`).toISOString(),
      );
      expect(String(item.description)).toContain(`<a href="${addresses[index]}">`);
    }
  });
});

describe('feed.json', () => {
  it('is JSON Feed 1.1 with the same articles', async () => {
    const feed = (await getJson().json()) as Record<string, unknown> & { items: Record<string, unknown>[] };
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: `${origin}/`,
      feed_url: `${origin}/feed.json`,
      language: 'en',
    });
    expect(feed.items.map(({ id, url }) => [id, url])).toEqual(addresses.map((url) => [url, url]));
    expect(feed.items[0]).toMatchObject({
      title: newest[0]?.title,
      date_published: `${newest[0]?.createdAt}T00:00:00+06:00`,
      image: expect.stringMatching(/^https:\/\/www\.atraiblocks\.example\/images\/.+\.(jpg|png|webp)$/),
      content_html: expect.stringMatching(/^<p><img src="https:/),
    });
  });
});
