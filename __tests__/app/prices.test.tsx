import { render, screen, within } from '@testing-library/react';
import { productPages } from '@/app/(site)/_screens/product';
import { productFacts } from '@/app/_lib/structured-data/products';
import { block } from '@/__tests__/fixtures/stated';
import { recordSchema } from '@/content/entities/products/schema';
import { english } from '@/content/strings/english';
import { withBangla } from '@/lib/records';
import { locales } from '@/content/strings/locales';
import { asTyped } from '@/lib/text';

const priced = (...prices: readonly object[]) => recordSchema().parse({ ...block, prices });
const now = {
  amount: 45,
  per: 'piece',
  until: '2099-12-31',
  note: withBangla({ en: 'without VAT' }, 'ভ্যাট ছাড়া'),
};
const past = { amount: 40, per: 'piece', until: '2026-11-30' };
const ofArea = { amount: 125_000.5, per: 'sft', until: '2099-12-31' };

/** What the page says under “Price”, besides how to ask for one. */
function pricesOf(item: ReturnType<typeof priced>, locale = english) {
  render(<productPages.Screen locale={locale} item={item} />);
  const heading = screen.getByRole('heading', { name: locale.strings.answers.price.title });
  const lines = within(heading.parentElement as HTMLElement).queryAllByRole('listitem');
  return lines.map(({ textContent }) => asTyped(textContent));
}

it('every price is under “Price” with its unit, what it includes and its last day', () => {
  expect(pricesOf(priced(now, ofArea))).toEqual([
    'Tk 45 per piece (without VAT), valid until Dec 31, 2099.',
    'Tk 1,25,000.5 per sft, valid until Dec 31, 2099.',
  ]);
});

it('a price in Bangla has its digits', () => {
  expect(pricesOf(priced(now, ofArea), locales.bn)).toEqual([
    'প্রতিটি ৪৫ টাকা (ভ্যাট ছাড়া), ৩১ ডিসেম্বর ২০৯৯ পর্যন্ত।',
    'প্রতি বর্গফুট ১,২৫,০০০.৫ টাকা, ৩১ ডিসেম্বর ২০৯৯ পর্যন্ত।',
  ]);
});

it('a page says each of its prices once', () => {
  render(<productPages.Screen locale={english} item={priced(now)} />);
  expect(screen.getAllByText((text) => /(?:Tk|৳) ?45\b/.test(asTyped(text)))).toHaveLength(1);
});

it('a price is on no page after its last day', () => {
  expect(pricesOf(priced(past))).toEqual([]);
});

describe('for search engines', () => {
  const factsOf = (...prices: readonly object[]) =>
    productFacts(priced(...prices), '/products/x', english, '2026-12-01');

  it('a product with prices that hold is a Product with an offer for each, in taka, until its last day', () => {
    const { offers, ...facts } = factsOf(past, now, ofArea) as { offers: readonly object[] };
    expect(facts).toMatchObject({ '@type': 'Product', isVariantOf: { '@type': 'ProductGroup' } });
    expect(offers).toEqual([
      expect.objectContaining({ price: 45, priceCurrency: 'BDT', priceValidUntil: '2099-12-31' }),
      expect.objectContaining({
        priceSpecification: expect.objectContaining({
          price: 125_000.5,
          referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'FTK' },
        }) as object,
      }),
    ]);
  });

  it('a product without such a price is a model of its category, with brand, maker and weight', () => {
    const facts = factsOf(past);
    expect(facts).toMatchObject({
      '@type': 'ProductModel',
      brand: { name: 'Surma Stone' },
      manufacturer: { '@id': expect.stringMatching(/#organization$/) as string },
      weight: { unitCode: 'KGM', description: 'assumed density' },
      isVariantOf: { productGroupID: block.category },
    });
    expect(facts).not.toHaveProperty('offers');
  });
});
