import { screen, within } from '@testing-library/react';
import { published } from '@/__tests__/content/published';
import { partOf } from '@/lib/records';
import type { Language } from '@/lib/text';

const { pages, products } = published;

/** Shows the page where fields of its record, or the products, are others. */
async function openDetails(language: Language = 'en', own: object = {}, range: readonly object[] = products) {
  jest.resetModules();
  jest.doMock('@/content/entities/products/data.json', () => range);
  jest.doMock('@/content/entities/pages/data.json', () =>
    pages.map((page) => (page.id === 'details' ? { ...page, ...own } : page)),
  );
  const { renderToString } = await import('react-dom/server');
  const { DetailsScreen } = await import('@/app/(site)/_screens/details');
  const { drawnDetail } = await import('@/app/(site)/_screens/typical-details');
  const { locales } = await import('@/content/strings/locales');
  const { detailNames } = await import('@/lib/geometry');
  const locale = locales[language];
  document.body.innerHTML = renderToString(<DetailsScreen locale={locale} />);
  return { drawnDetail, locale, names: detailNames.filter((name) => drawnDetail(name) !== undefined) };
}

const withSection = (section: string) =>
  products.filter(({ form }) => partOf(form, 'section') === section).map(({ id }) => String(id));

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(['en', 'bn'] as const)('the details in %s', (language) => {
  it('have each a drawing with its figures as a name and its notes as a description', async () => {
    const { drawnDetail, locale, names } = await openDetails(language);
    const { details } = locale.strings;
    // The company's half blocks are longer than its walls are thick, so a corner would have to be cut.
    expect(names).toHaveLength(9);
    expect(screen.getAllByText(details.typical)).toHaveLength(9);
    for (const name of names) {
      const title = details.titles[name];
      const figure = within(document.querySelector(`#${name}`) as HTMLElement);
      const drawing = figure.getByRole('img', { name: new RegExp(`^${title}, `) });
      const { measures } = locale.strings.drawing;
      for (const { measure, text } of drawnDetail(name)?.stated ?? [])
        expect(drawing).toHaveAccessibleName(expect.stringContaining(`${measures[measure]} ${text}`));
      const notes = figure.getAllByRole('listitem');
      const last = [...drawing.querySelectorAll('text')].at(-1);
      expect(last).toHaveTextContent(locale.number(notes.length));
      expect(drawing).toHaveAccessibleDescription(notes.map(({ textContent }) => textContent).join(' '));
      const file = figure.getByRole('link', { name: `${title}, DXF` });
      expect(file).toHaveAttribute('href', `/products/details/${name}.dxf`);
    }
  });

  it('link to the pages of the products that they show', async () => {
    const { locale } = await openDetails(language);
    for (const section of ['kerb', 'edging', 'channel', 'plank']) {
      const [first, ...others] = withSection(section).map((id) => locale.to(`/products/${id}`).href);
      expect(addresses()).toContain(first);
      expect(addresses().filter((address) => others.includes(String(address)))).toEqual([]);
    }
  });
});

it('a record that names details and products has these drawn, and no heading without a detail', async () => {
  const [first, second] = withSection('kerb');
  await openDetails('en', { details: ['kerb', 'plank-wall'], products: [second] });
  expect(headings()).toEqual(['Kerb, bed and haunch', 'Wall of planks']);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(addresses()).toContain(`/products/${second}`);
  expect(addresses()).not.toContain(`/products/${first}`);
});

it('the page says that nothing is drawn where no detail has its parts', async () => {
  await openDetails(
    'en',
    {},
    products.map((product) => ({ ...product, form: undefined })),
  );
  expect(screen.getByText('There are no detail drawings of our products at present.')).toBeVisible();
  expect(screen.queryByText(/Drawn from the nominal sizes/)).toBeNull();
});
