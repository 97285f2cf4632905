import { pageMeta, pageTitle } from '@/app/_lib/page-meta';
import { english } from '@/content/strings/english';

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

it('states the publication date of an article', () => {
  const { openGraph } = pageMeta({ ...facts, type: 'article', publishedOn: '2024-10-05' });
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2024-10-05' });
});

it('has a default share picture for other pages', () => {
  const { openGraph } = pageMeta({ ...facts, path: '/new-page' });
  expect(openGraph?.images).toEqual([expect.objectContaining({ url: `${origin}/og/default.png` })]);
});
