import { Section } from '@/components/site/shared/section';
import type { Product } from '@/content/entities/products';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { together } from '@/lib/text';
import { pricesIn } from '../answers';
import { PriceWays } from '../price-ways';

type CategoryPriceProps = {
  readonly locale: Locale;
  /** What the price is asked for. */
  readonly about: string;
  readonly members: readonly Product[];
};

/** The prices that are stated of a category's products, and how to ask for them. */
export function CategoryPrice({ locale, about, members }: CategoryPriceProps) {
  const { price } = locale.strings.answers;
  const stated = members
    .map((member) => productIn(member, locale))
    .flatMap((product) =>
      pricesIn(product, locale).map(({ sentence }) =>
        locale.fill(price.ofProduct, { product: productTitle(product), price: sentence }),
      ),
    );
  return (
    <Section aria-labelledby="price" space="band" className="print:hidden" data-pagefind-ignore="">
      <div className="grid gap-x-gutter gap-y-6 md:grid-cols-2">
        <h2 id="price" className="type-h2">
          {price.title}
        </h2>
        <div className="grid gap-y-5">
          {stated.length > 0 && (
            <ul className="grid gap-y-1.5">
              {together(stated).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          <p className="max-w-measure">{price.ask}</p>
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3">
            <PriceWays locale={locale} about={about} />
          </div>
        </div>
      </div>
    </Section>
  );
}
