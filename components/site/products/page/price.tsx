import { cn } from '@/components/ui/cn';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import { together } from '@/lib/text';
import { pricesIn } from '../answers';
import { PriceWays } from '../price-ways';

/** The prices that hold, also in print, and how to ask for one. */
export function Price({ locale, product }: { readonly locale: Locale; readonly product: ProductIn }) {
  const { title, ask } = locale.strings.answers.price;
  const prices = pricesIn(product, locale);
  return (
    <div
      className={cn(
        'basis-full border-t border-joint-dark pt-5 print:border-0 print:pt-0',
        prices.length === 0 && 'print:hidden',
      )}
    >
      <h2 className="type-h3">{title}</h2>
      {prices.length > 0 && (
        <ul className="mt-1.5 grid gap-y-1 print:mb-2">
          {together(prices).map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 mb-4 max-w-measure type-small print:hidden">{ask}</p>
      <div className="flex flex-wrap items-center gap-x-7 gap-y-3 print:hidden">
        <PriceWays locale={locale} about={productTitle(product)} tone="paper" />
      </div>
    </div>
  );
}
