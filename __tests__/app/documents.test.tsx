import { render, screen, within } from '@testing-library/react';
import { productPages } from '@/app/(site)/_screens/product';
import { LandingBlocks } from '@/components/site/landing/landing-blocks';
import { products } from '@/content/entities/products';
import { locales } from '@/content/strings/locales';

// jsdom cannot load it, and only the lists of files print.
jest.mock('pdfkit', () => ({}));
jest.mock('@/content/entities/documents/data.json', () => [
  {
    id: 'price-list',
    title: { en: 'Price list', bn: { text: 'মূল্যতালিকা', of: '00000000' } },
    file: '/files/price-list-1a2b3c4d.pdf',
    language: 'en',
    day: '2026-01-15',
    products: ['core-block-200'],
  },
]);

const titles = { en: 'Price list', bn: 'মূল্যতালিকা' };
const [owner, other] = ['core-block-200', 'core-block-100'].map((id) =>
  products.find((one) => one.id === id),
);
if (owner === undefined || other === undefined) throw new Error('The company has not these blocks.');

describe.each(Object.values(locales))('a file to download, $language', (locale) => {
  const { title } = locale.strings.products.documents;
  const expectFile = (name: string) => {
    const list = screen.getByRole('region', { name });
    const link = within(list).getByRole('link', { name: titles[locale.language] });
    expect(link).toHaveAttribute('href', '/files/price-list-1a2b3c4d.pdf');
    expect(link).toHaveAttribute('download');
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(list).toHaveTextContent(locale.day('2026-01-15'));
  };

  it('is on the page of its product with language and day, and other products have no heading for it', () => {
    const { unmount } = render(<productPages.Screen locale={locale} item={owner} />);
    expectFile(title);
    unmount();
    render(<productPages.Screen locale={locale} item={other} />);
    expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
  });

  it('is in a block of a landing page', () => {
    const block = { kind: 'documents', title: 'Papers', documents: ['price-list'] } as const;
    render(<LandingBlocks locale={locale} page={{ title: 'An offer', summary: '', blocks: [block] }} />);
    expectFile('Papers');
  });
});
