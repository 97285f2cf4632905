import fc from '@/__tests__/fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '@/app/_lib/page-meta';
import { article } from '@/app/_lib/structured-data/article';
import { StructuredData } from '@/app/_lib/structured-data/structured-data';
import { ArticleBody } from '@/components/site/shared/article-body';
import { Link } from '@/components/ui/link';
import { company } from '@/content/entities/company';
import { scene } from '../fixtures/scene';
import { harmIn } from './harm';
import { hostile, STRINGS } from './strings';
import { english } from '@/content/strings/english';

jest.setTimeout(300_000);

const check = (property: (text: string) => void) =>
  fc.assert(fc.property(hostile, property), { numRuns: STRINGS });
const parse = (html: string) => new DOMParser().parseFromString(html.toWellFormed(), 'text/html');

it('knows harm when it sees it', () => {
  expect(
    harmIn(
      '<p onclick="x">a</p><script>x</script><a href="javascript:x">b</a><img src="https://evil.example/a">',
    ),
  ).toEqual(['onclick', 'SCRIPT', 'href javascript:x', 'src https://evil.example/a']);
});

it('shows text as text, and links only where visitors may be sent', () => {
  check((text) => {
    const html = renderToStaticMarkup(
      <p title={text}>
        <Link href={text}>{text}</Link>
      </p>,
    );
    expect(harmIn(html)).toEqual([]);
  });
});

it('gives every article a title of one line’s length that ends with the brand', () => {
  check((text) => {
    const title = pageTitle(text);
    expect([...title].length).toBeLessThanOrEqual(60);
    expect(title.endsWith(` | ${company.brand.en}`)).toBe(true);
  });
});

it('renders articles without anything that acts, loads from elsewhere or sends', () => {
  check((text) => {
    expect(
      harmIn(renderToStaticMarkup(<ArticleBody texts={english.strings.shared.article} markdown={text} />)),
    ).toEqual([]);
  });
});

it('keeps structured data inside its script, whole and readable', () => {
  check((words) => {
    // An empty text is no text, and next-seo leaves it out.
    const text = words || 'x';
    const post = {
      locale: english,
      path: '/blog/x',
      title: text,
      desc: text,
      createdAt: '2024-10-05',
      image: scene('banner'),
    };
    const html = renderToStaticMarkup(
      <StructuredData
        locale={english}
        nodes={[article('BlogPosting', post)]}
        crumbs={[{ title: text, path: '/blog/x' }]}
      />,
    );
    const { head, body } = parse(html);
    const scripts = [...head.children, ...body.children];
    expect(scripts.map((element) => `${element.tagName} ${element.getAttribute('type')}`)).toEqual([
      'SCRIPT application/ld+json',
      'SCRIPT application/ld+json',
    ]);
    const [graph, crumbs] = scripts.map(
      (script) => JSON.parse(script.textContent) as Record<string, unknown>,
    );
    const headline = [...text]
      .slice(0, 110)
      .join('')
      .replace(/<(?=\/?script|!--)/gi, '‹');
    expect(graph).toMatchObject({ '@graph': [{ headline }] });
    expect(crumbs).toMatchObject({
      itemListElement: [{ name: 'Home' }, { name: text.replace(/<(?=\/?script|!--)/gi, '‹') }],
    });
  });
});
