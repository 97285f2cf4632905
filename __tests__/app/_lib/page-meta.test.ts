import { pageMeta, pageTitle } from '@/app/_lib/page-meta';
import { SHARE_SIZE } from '@/app/_lib/share-pictures';
import { english } from '@/content/strings/english';
import { hasBanglaPage } from '@/content/public-pages';

const origin = 'https://www.atraiblocks.example';
const facts = {
  locale: english,
  path: '/quality',
  title: 'Quality Assurance',
  description: 'Eight checks and five tests.',
};

describe('the title', () => {
  it.each([
    ['Products', 'Products | Atrai Blocks'],
    ['x'.repeat(45), `${'x'.repeat(45)} | Atrai Blocks`],
    [
      'How a wall of hollow blocks is laid, pointed, and kept dry',
      'How a wall of hollow blocks is laid… | Atrai Blocks',
    ],
    ['x'.repeat(300), `${'x'.repeat(44)}… | Atrai Blocks`],
  ])('%#: has the brand suffix and room for it', (title, full) => {
    expect(pageTitle(title)).toBe(full);
    expect(full.length).toBeLessThanOrEqual(60);
  });

  it('splits no character', () => {
    expect(pageTitle('🧱'.repeat(60))).toBe(`${'🧱'.repeat(44)}… | Atrai Blocks`);
  });
});

it('is complete, so that nothing of a layout is lost by merging', () => {
  const images = [
    {
      url: `${origin}/og/quality.png`,
      alt: expect.stringMatching(/^Quality Assurance\. Atrai Blocks\. .+/),
      type: 'image/png',
      ...SHARE_SIZE,
    },
  ];
  const feedTitle = 'Atrai Blocks: blog and news';
  expect(pageMeta(facts)).toEqual({
    title: { absolute: 'Quality Assurance | Atrai Blocks' },
    description: facts.description,
    alternates: {
      canonical: `${origin}/quality`,
      ...(hasBanglaPage('/quality') && {
        languages: {
          en: `${origin}/quality`,
          bn: `${origin}/bn/quality`,
          'x-default': `${origin}/quality`,
        },
      }),
      types: {
        'application/rss+xml': [{ url: `${origin}/feed.xml`, title: feedTitle }],
        'application/feed+json': [{ url: `${origin}/feed.json`, title: feedTitle }],
      },
    },
    openGraph: {
      title: 'Quality Assurance | Atrai Blocks',
      description: facts.description,
      url: `${origin}/quality`,
      siteName: 'Atrai Blocks',
      locale: 'en_US',
      type: 'website',
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: 'Quality Assurance | Atrai Blocks',
      description: facts.description,
      images,
    },
  });
});

it('says of an article when it was published', () => {
  const { openGraph } = pageMeta({ ...facts, type: 'article', publishedOn: '2024-10-05' });
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2024-10-05' });
});

it('has a share picture for a page that nobody thought of', () => {
  const { openGraph } = pageMeta({ ...facts, path: '/new-page' });
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: `${origin}/og/default.png` })]);
});
