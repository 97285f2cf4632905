import { recordSchema } from '@/content/entities/redirects/schema';
import { movedPages } from '@/content/pages/moved-pages';
import { entities } from '@/content/registry';
import { exchange } from '@/content/registry/exchange';
import { movedLinks, redirectProblems } from '@/content/registry/redirects';
import type { ManagedRecord } from '@/lib/records';

type Content = Parameters<typeof redirectProblems>[0];

const redirect = (from: string, to: string) => ({
  id: `from-${from.replaceAll(/[^a-z0-9]+/g, '-')}`,
  from,
  to,
});

/** A website with two products, an article and these redirects. */
const contentWith = (redirects: readonly ManagedRecord[], more: Partial<Content> = {}) => {
  const none = Object.fromEntries(entities.map((entity) => [entity, [] as readonly ManagedRecord[]]));
  const products = [{ id: 'kerb' }, { id: 'kerb-k3f9' }];
  return { ...none, products, blogs: [{ _id: 'first' }], ...more, redirects } as Content;
};

const problems = (...redirects: readonly (readonly [from: string, to: string])[]) =>
  redirectProblems(contentWith(redirects.map(([from, to]) => redirect(from, to)))).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

describe('the form of an old address', () => {
  const parsed = (from: string, to = '/products') => recordSchema().safeParse({ id: 'one', from, to });

  it('is taken from what people copy out of the address bar, in either language', () => {
    const { data } = parsed(
      'https://www.example.com/bn/products/kerb.html?a=b#c',
      'https://www.example.com/bn/',
    );
    expect(data).toEqual({ id: 'one', from: '/products/kerb', to: '/' });
  });

  it.each([
    '',
    'products',
    '/',
    '/Products/x',
    '/a b',
    '/a;return',
    '/a"b',
    '/products//x',
    '/a/../b',
    '/x.pdf',
  ])('refuses “%s”', (from) => expect(parsed(from).success).toBe(false));

  it.each(['/admin/x', '/pages/settings', '/profile', '/404', '/images/x'])(
    'refuses %s, which belongs to the studio or to files',
    (from) => expect(parsed(from).error?.issues[0]?.message).toContain('belongs to'),
  );
});

describe('redirects among the other records', () => {
  it('may lead from a page that went to a page of a record, to a list and to the home page', () => {
    expect(problems(['/products/old', '/products/kerb'], ['/blog/old', '/blog'], ['/p/old', '/'])).toEqual(
      [],
    );
  });

  it('may not lead from a page that exists', () => {
    expect(problems(['/products/kerb', '/products'], ['/aboutus', '/'])).toEqual([
      'from: /products/kerb is a page of the website, so it cannot lead elsewhere',
      'from: /aboutus is a page of the website, so it cannot lead elsewhere',
    ]);
  });

  it('have to lead to a page of the website', () => {
    expect(problems(['/products/old', '/products/older'])).toEqual([
      'to: there is no page /products/older on the website',
    ]);
  });

  it('may take the address of a page that is off, and not lead to one', () => {
    const pages = [{ id: 'gallery', shown: 'no' }];
    const reasons = redirectProblems(
      contentWith(
        [redirect('/gallery', '/works'), redirect('/photos/old', '/gallery'), redirect('/old', '/Works')],
        {
          pages,
        },
      ),
    ).map(({ reason }) => reason);
    expect(reasons).toEqual(['there is no page /Works on the website']);
    const dead = redirectProblems(contentWith([redirect('/old', '/gallery')], { pages }));
    expect(dead.map(({ reason }) => reason)).toEqual(['there is no page /gallery on the website']);
  });

  it('may not have one old address twice', () => {
    expect(problems(['/products/old', '/products'], ['/products/old', '/'])).toEqual([
      'from: another entry has the old address /products/old: delete one of them',
    ]);
  });

  it('may lead on through each other, and never in a circle', () => {
    expect(problems(['/a', '/b'], ['/b', '/products/kerb'])).toEqual([]);
    expect(problems(['/a', '/b'], ['/b', '/a'], ['/c', '/c'])).toEqual([
      'to: it leads in a circle: /a, /b, /a',
      'to: it leads in a circle: /b, /a, /b',
      'to: it leads in a circle: /c, /c',
    ]);
  });

  it('stop a build and a publication with entry, field and sentence', async () => {
    const content = contentWith([redirect('/products/old', '/nowhere')]);
    const found = await exchange.checkContent(content, () => ({ kind: 'unknown' }));
    expect(found.map(({ message }) => message)).toContain(
      'redirects from--products-old, to: there is no page /nowhere on the website',
    );
  });
});

describe('the addresses of the built website', () => {
  const pages = new Map([
    ['/', {}],
    ['/products', {}],
    ['/products/kerb', { isEnglishOnly: false }],
    ['/blog/english', { isEnglishOnly: true }],
  ]);
  const moved = (...redirects: readonly (readonly [from: string, to: string])[]) =>
    movedPages(
      redirects.map(([from, to]) => redirect(from, to)),
      (path) => pages.get(path),
    ).map(({ from, to }) => `${from} ${to}`);

  it('lead to the end of a chain at once, in both languages', () => {
    expect(moved(['/a', '/b'], ['/b', '/products/kerb'])).toEqual([
      '/a /products/kerb',
      '/bn/a /bn/products/kerb',
      '/b /products/kerb',
      '/bn/b /bn/products/kerb',
    ]);
  });

  it('lead to the English page where there is none in Bangla', () => {
    expect(moved(['/blog/old', '/blog/english'])).toEqual([
      '/blog/old /blog/english',
      '/bn/blog/old /blog/english',
    ]);
  });

  it('lead to the page above one that is not shown today', () => {
    expect(moved(['/a', '/products/hidden'], ['/b', '/p/ended'])).toEqual([
      '/a /products',
      '/bn/a /bn/products',
      '/b /',
      '/bn/b /bn',
    ]);
  });

  it('leave alone what is a page today', () => {
    expect(moved(['/products/kerb', '/'])).toEqual([]);
  });
});

it('a link in a text to an address that went is found with the address that took its place', () => {
  const desc = {
    en: 'See [kerbs](/products/old "Kerbs"), [older](https://www.example.com/bn/products/older).',
    bn: { text: '![](/images/products/old.jpg) /products/old/old.pdf /products/old-new', of: '00000000' },
  };
  const content = contentWith(
    [redirect('/products/older', '/products/old'), redirect('/products/old', '/products/kerb')],
    {
      blogs: [{ _id: 'first', desc }],
    },
  );
  expect(movedLinks(content)).toEqual([
    { entity: 'blogs', id: 'first', field: 'desc', from: '/products/older', to: '/products/kerb' },
    { entity: 'blogs', id: 'first', field: 'desc', from: '/products/old', to: '/products/kerb' },
  ]);
});
