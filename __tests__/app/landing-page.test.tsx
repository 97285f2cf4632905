import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleContent } from '@/__tests__/content/sample-content';
import BanglaPage from '@/app/bn/p/[id]/page.bn';
import LandingRoute, { generateMetadata, generateStaticParams } from '@/app/(site)/p/[id]/page';
import { landingPage } from '@/app/(site)/_screens/landing-page';
import { completed } from '@/components/admin/preview/completed';
import { LandingPagePreview } from '@/app/(admin)/_studio/previews/landing-pages';
import { landingPages } from '@/content/entities/landing-pages';
import { recordSchema } from '@/content/entities/landing-pages/schema';
import { products } from '@/content/entities/products';
import { inLanguage, toForm } from '@/lib/records';
import type { Language } from '@/lib/text';
import { NO_RECORD } from '@/lib/records/list-pages';
import { locales } from '@/content/strings/locales';

const [record = {}] = sampleContent['landing-pages'];
const named = products.slice(0, 2).map(({ id }) => id);
const own = recordSchema().parse(record);
/** The sample with products that are published. */
const page = {
  ...own,
  blocks: own.blocks.map((block) => (block.products ? { ...block, products: named } : block)),
};

const params = (id: string) => ({ params: Promise.resolve({ id }) });

describe.each(['en', 'bn'] as Language[])('in %s', (language) => {
  const locale = locales[language];
  const { title, summary, blocks } = inLanguage(page, language);

  it('shows title, summary and the ten blocks in their order, and axe finds nothing', async () => {
    const { container } = render(<landingPage.Screen locale={locale} item={page} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(summary)).toBeInTheDocument();
    const heads = blocks.flatMap((block) => block.title ?? []);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.filter((head) => heads.includes(String(head)))).toEqual(heads);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows what each block has', () => {
    render(<landingPage.Screen locale={locale} item={page} />);
    const part = (kind: string) => {
      const head = blocks.find((block) => block.kind === kind)?.title ?? '';
      return within(screen.getByRole('region', { name: head }));
    };
    expect(part('pictures').getAllByRole('img')).toHaveLength(2);
    expect(part('figures').getAllByRole('definition')).toHaveLength(2);
    expect(part('products').getAllByRole('article')).toHaveLength(named.length);
    expect(part('table').getAllByRole('row').length).toBeGreaterThan(2);
    expect(
      part('files')
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(expect.arrayContaining(named.map((id) => `/products/${id}/${id}.pdf`)));
    expect(part('contact').getAllByRole('link').length).toBeGreaterThan(1);
    const film = blocks.find(({ kind }) => kind === 'film');
    expect(part('film').getByRole('button')).toHaveAccessibleName(new RegExp(`${film?.title}$`));
    const opened = part('film').getByRole('button').getAttribute('commandfor') ?? '';
    expect(document.getElementById(opened)?.tagName).toBe('DIALOG');
    const quotation = blocks.find(({ kind }) => kind === 'quotation');
    expect(screen.getByText(`“${quotation?.quotation}”`)).toBeInTheDocument();
  });

  it('looks the same in the studio and on the website, even with unfinished blocks', () => {
    const preview = (draft: Readonly<Record<string, unknown>>) => {
      const value = completed(toForm(recordSchema()), inLanguage(draft, language), String);
      return render(<LandingPagePreview value={value as never} locale={locale} pictureUrl={String} />)
        .container;
    };
    const pageText = preview(page).textContent;
    for (const text of blocks.flatMap((block) => [block.title, block.name, block.quotation]))
      expect(pageText).toContain(text ?? '');
    const kinds = blocks.map(({ kind }) => ({ kind }));
    expect(preview({ blocks: [...kinds, { kind: 'gone' }, {}, null] }).textContent).toContain('Title');
  });
});

it('exists at /p/{id} for every page, in Bangla for those that have it, and for no other', async () => {
  const ids = landingPages.map(({ id }) => ({ id }));
  expect(generateStaticParams()).toEqual(ids.length > 0 ? ids : [{ id: NO_RECORD }]);
  await expect(LandingRoute(params('no-such-page'))).rejects.toThrow('404');
  await expect(generateMetadata(params('no-such-page'))).rejects.toThrow('404');
  expect(await LandingRoute(params(NO_RECORD))).toBeNull();
  expect(await BanglaPage(params(NO_RECORD))).toBeNull();
});
