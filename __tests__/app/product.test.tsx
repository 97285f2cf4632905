import { cleanup, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { productPages } from '@/app/(site)/_screens/product';
import { blogs } from '@/content/entities/blogs';
import { blogPost } from '@/app/(site)/_screens/blog-post';
import { newsItems } from '@/content/entities/news';
import { categoryName } from '@/content/entities/categories';
import { products } from '@/content/entities/products';
import type { Form } from '@/lib/geometry';
import { company, telephoneHref, telephoneIn } from '@/content/entities/company';
import { productTitle } from '@/content/strings/product-name';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { english } from '@/content/strings/english';
import { forms } from '@/__tests__/fixtures/forms';
import { pair } from '@/__tests__/fixtures/pair';
import { asTyped } from '@/lib/text';

const [product] = products;
if (product === undefined) throw new Error('The content has no product.');

function show(id: string) {
  const item = productPages.find(id);
  if (item === undefined) throw new Error(`There is no product ${id}.`);
  render(<productPages.Screen locale={english} item={item} />);
  const uses = screen.queryByRole('region', { name: 'Where it has been used' });
  return uses === null ? null : within(uses).getAllByRole('link');
}

it('links to the news and works that name the product', () => {
  const item = newsItems.find((one) => (one.products ?? []).length > 0);
  const links = show(item?.products?.[0] ?? '');
  expect(links?.map((link) => link.getAttribute('href'))).toContain(`/news-events/${item?._id}`);
});

it('links to the posts that name the product, and to it from them', () => {
  const post = blogs.find(({ products: named = [] }) => named.length > 0);
  const [id = ''] = post?.products ?? [];
  show(id);
  const reading = screen.getByRole('region', { name: 'Read about it' });
  const addresses = within(reading)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([`/blog/${post?._id}`]);
  cleanup();
  if (post === undefined) throw new Error('No post names a product.');
  render(<blogPost.Screen locale={english} item={post} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(`/products/${id}`);
});

it('omits the section if nothing names the product', () => {
  const named = new Set(newsItems.flatMap((item) => item.products ?? []));
  const unnamed = products.find(({ id }) => !named.has(id));
  expect(show(unnamed?.id ?? '')).toBeNull();
});

const headings = () =>
  [1, 2].flatMap((level) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent));
/** Normalizes white space for comparison: sizes have no-break spaces. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it('has its parts in order: head, drawing, quantities with patterns, calculator, uses, related products', () => {
  const paver = products.find(
    ({ form }) => form?.shape === 'extrusion' && form.outline === 'rectangle' && form.laying === 'paving',
  );
  if (paver === undefined) throw new Error('The tests need a rectangular paver.');
  render(
    <productPages.Screen locale={english} item={{ ...paver, summary: pair('Joints need no mortar.') }} />,
  );
  expect(headings()).toEqual([
    `${paver.name.en}, ${paver.size}`,
    'Price',
    'Drawing',
    'Quantities',
    'How many do I need?',
    ...(newsItems.some((item) => item.products?.includes(paver.id)) ? ['Where it has been used'] : []),
    'Similar products',
  ]);
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Products');
  expect(screen.getByText(plain(paver.size))).toBeVisible();
  expect(screen.getByText(plain(paver.inch))).toBeVisible();
  expect(screen.getByText('Joints need no mortar.')).toBeVisible();
  const quantities = screen.getByRole('region', { name: 'Quantities' });
  for (const name of ['Running bond', 'Herringbone 90°', 'Herringbone 45°', 'Basket weave']) {
    expect(within(quantities).getByText(name)).toBeVisible();
  }
  for (const ending of ['pdf', 'txt', 'svg', 'dxf', 'glb', 'usdz', 'ifc']) {
    const file = `/products/${paver.id}/${paver.id}.${ending}`;
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(file);
  }
  expect(screen.getAllByRole('button', { name: 'Add to my list' })).toHaveLength(2);
});

const factsOf = (id: string, language: 'en' | 'bn' = 'en') => {
  const item = productPages.find(id);
  if (item === undefined) throw new Error(`There is no product ${id}.`);
  return productPages.factsOf(item, locales[language]);
};

it('says what buyers call it, leads to its category, and answers in a sentence', () => {
  show('core-block-100');
  const shown = (text: string) => screen.getByText((own) => asTyped(own) === text);
  expect(shown('Also called: 4-inch block, shed block')).toBeVisible();
  // 100 sft ÷ (20 × 8 in) = 90.
  expect(shown('A wall of 10 × 10 ft takes 90 of these; one weighs about 13.4 kg.')).toBeVisible();
  const links = screen.getAllByRole('link', { name: categoryName('hollow-block', 'en') });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/products/range/hollow-block',
    '/products/range/hollow-block',
  ]);
});

it('is described to search engines by its answer, and titled with both sizes where they fit', () => {
  const { title, description } = factsOf('core-block-100');
  expect(title).toBe('Core Block, 490×100×190 mm, 19.3×3.9×7.5″');
  expect(description).toMatch(/^A wall of 10 × 10 ft takes 90 of these; one weighs about 13\.4 kg\. /);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(factsOf('core-block-100', 'bn').description).toMatch(/^১০ × ১০ ফুট দেয়ালে লাগে ৯০টি; /);
  expect(factsOf('core-block-half').description).toMatch(/^One weighs about /);
});

it('says the price where it is valid, in title and description, too, and else how to ask for it', () => {
  const item = productPages.find('gate-post');
  if (item === undefined) throw new Error('The tests need the gate post.');
  const priced = { ...item, prices: [{ amount: 1250, per: 'piece', until: '2099-12-31' }] } as const;
  render(<productPages.Screen locale={english} item={priced} />);
  const price = screen.getByRole('heading', { name: 'Price' }).parentElement;
  expect(asTyped(price?.textContent ?? '')).toContain('Tk 1,250 per piece, valid until Dec 31, 2099.');
  expect(price).toHaveTextContent('Tell us how many you need and where. We will reply with a price.');
  expect(productPages.factsOf(priced, english).title).toMatch(/^Gate Post price, /);
  expect(productPages.factsOf(priced, english).description).toMatch(/^Price: Tk 1,250 per piece\. /);
  const past = { ...item, prices: [{ amount: 1250, per: 'piece', until: '2024-12-31' }] } as const;
  expect(productPages.factsOf(past, english).title).toMatch(/^Gate Post, /);
  expect(productPages.factsOf(past, english).description).not.toContain('Tk');
});

it('is complete without a form: picture, sizes, category, list, related products', async () => {
  const { form, summary, ...bare } = product;
  expect([form, summary]).not.toContain(undefined);
  const { container } = render(<productPages.Screen locale={english} item={bare} />);
  expect(screen.getByRole('img', { name: product.image.alt.en })).toBeVisible();
  expect(screen.getByText(plain(product.size))).toBeVisible();
  expect(screen.getAllByText(categoryName(product.category, 'en'))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to my list' })).toBeVisible();
  for (const name of ['Drawing', 'Quantities', 'How many do I need?']) {
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('button', { name: /Turn it around|Print/ })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it.each(['en', 'bn'] as const)('has a telephone link for inquiries in %s', (language) => {
  Object.assign(company, { whatsApp: undefined });
  render(<productPages.Screen locale={locales[language]} item={product} />);
  const number = screen.getByRole('link', { name: telephoneIn(company.mainNumber, language) });
  expect(number).toHaveAttribute('href', telephoneHref(company.mainNumber));
  expect(screen.queryByRole('link', { name: /^WhatsApp|^হোয়াটসঅ্যাপ/ })).toBeNull();
});

it('has a WhatsApp link that names the product, if the company has a number', () => {
  Object.assign(company, { whatsApp: '+880 1700 000000' });
  render(<productPages.Screen locale={english} item={product} />);
  Object.assign(company, { whatsApp: undefined });
  const chat = screen.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '';
  expect(chat).toMatch(/^https:\/\/wa\.me\/8801700000000\?text=/);
  expect(new URL(chat).searchParams.get('text')).toBe(productTitle(productIn(product, english)));
});

it.each<[string, Form, string | undefined]>([
  // 100 sft ÷ (20 × 8 in) are 90 blocks, which replace 500 bricks of the 5-inch wall.
  ['a block 100 mm wide', { ...forms.block, length: 490, width: 100 }, '500'],
  // No count is stated for the 10-inch wall.
  ['a block 150 mm wide', { ...forms.block, length: 490, width: 150 }, undefined],
  ['a block of another face', { ...forms.block, width: 100 }, undefined],
  ['a brick', forms.brick, undefined],
])('says of %s how many clay bricks the example replaces, where that is stated', (_, form, bricks) => {
  render(<productPages.Screen locale={english} item={{ ...product, form }} />);
  const line = screen.queryByRole('rowheader', { name: /^Clay bricks they replace in a 5-inch wall/ });
  expect(line?.nextElementSibling?.textContent).toBe(bricks);
});
