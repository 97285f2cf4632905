import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from '@/__tests__/fast-check';
import { feedItem, jsonFeed, rss } from '@/app/_lib/feeds';
import { escapeMarkup } from '@/app/_lib/markup';
import { harmIn } from './harm';
import { hostile, STRINGS } from './strings';
import { company } from '@/content/entities/company';
import { english } from '@/content/strings/english';

jest.setTimeout(300_000);

/** Strings that one feed holds: reading a hundred at once is as good as a hundred feeds, and faster. */
const TOGETHER = 100;

const item = (text: string) =>
  feedItem(
    { path: '/blog/x', tag: text, locale: english },
    {
      title: text,
      desc: text,
      createdAt: '2024-10-05',
      image: { src: '/images/scenes/banner.jpg', alt: text, width: 1, height: 1 },
    },
  );

/** What XML can carry of a text, as its readers hand it on. */
const readable = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/\r\n?/g, '\n');

it('feed.xml stays well-formed, with every text as it was written and HTML that does no harm', () => {
  const parser = new XMLParser({
    trimValues: false,
    parseTagValue: false,
    htmlEntities: true,
    processEntities: true,
    isArray: (name) => name === 'item',
  });
  fc.assert(
    fc.property(fc.array(hostile, { minLength: TOGETHER, maxLength: TOGETHER }), (texts) => {
      const xml = rss(texts.map(item), english);
      expect(XMLValidator.validate(xml)).toBe(true);
      expect(xml).not.toMatch(
        /<(?!\/?(rss|channel|item|title|link|guid|pubDate|category|description|language|lastBuildDate|atom:link|\?xml)\b)/,
      );
      const { rss: parsed } = parser.parse(xml) as {
        rss: { channel: { item: readonly { title: string; category: string; description: string }[] } };
      };
      expect(parsed.channel.item.map(({ title }) => readable(title))).toEqual(texts.map(readable));
      expect(parsed.channel.item.map(({ category }) => readable(category))).toEqual(texts.map(readable));
    }),
    { numRuns: STRINGS / TOGETHER },
  );
});

it('the HTML in both feeds does no harm', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { html } = item(text);
      expect(harmIn(html.replaceAll(`src="${company.origin}/images/`, 'src="/images/'))).toEqual([]);
    }),
    { numRuns: STRINGS },
  );
});

it('feed.json comes back as it was written', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const feed = jsonFeed([item(text)], english);
      expect(JSON.parse(JSON.stringify(feed))).toEqual(feed);
      expect(feed.items[0]?.title).toBe(text);
    }),
    { numRuns: STRINGS },
  );
});

it('escaped text has no sign that begins a tag, ends an attribute or has no place in XML', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const escaped = escapeMarkup(text);
      expect(escaped).not.toMatch(
        /[<>"'\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|&(?!(amp|lt|gt|quot|#39);)/,
      );
      expect(escaped.isWellFormed()).toBe(true);
    }),
    { numRuns: STRINGS },
  );
});
