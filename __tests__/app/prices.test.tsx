import { render, screen, within } from '@testing-library/react';
import { productPages } from '@/app/(site)/_screens/product';
import { productFacts } from '@/app/_lib/structured-data/products';
import { block } from '@/__tests__/fixtures/stated';
import { recordSchema } from '@/content/entities/products/schema';
import { english } from '@/content/strings/english';
import { withBangla } from '@/lib/records';
import { locales } from '@/content/strings/locales';

const priced = (...prices: readonly object[]) => recordSchema().parse({ ...block, prices });
const now = {
  amount: 45,
  per: 'piece',
  until: '2099-12-31',
  note: withBangla({ en: 'without VAT' }, 'ভ্যাট ছাড়া'),
};
const past = { amount: 40, per: 'piece', until: '2026-11-30' };
const ofArea = { amount: 125_000.5, per: 'sft', until: '2099-12-31' };

/** Rows of the table with stated figures; none where there is no such table. */
function rowsOf(item: ReturnType<typeof priced>, locale = english) {
  render(<productPages.Screen locale={locale} item={item} />);
  const tables = screen.queryAllByRole('table', { name: /Declared values and their sources|প্রতিটির উৎসসহ/ });
  return tables.flatMap((table) =>
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  );
}

it('a price is on the page of its product with its unit, its last day and what it includes', () => {
  expect(rowsOf(priced(now, ofArea))).toEqual([
    'Price per pieceuntil Dec 31, 2099; without VATTk 45',
    'Price per square footuntil Dec 31, 2099Tk 1,25,000.5',
  ]);
});

it('a price in Bangla has its digits', () => {
  expect(rowsOf(priced(ofArea), locales.bn)).toEqual(['প্রতি বর্গফুটের দাম৩১ ডিসেম্বর ২০৯৯ পর্যন্ত১,২৫,০০০.৫ টাকা']);
});

it('a price is on no page after its last day', () => {
  expect(rowsOf(priced(past))).toEqual([]);
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
