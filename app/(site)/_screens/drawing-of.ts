import { addressOf } from '@/app/_lib/site-origin';
import { type Sheet, sheetOf } from '@/content/entities/products/drawing/sheet';
import type { Product } from '@/content/entities/products';
import type { Form } from '@/content/entities/products/form/schema';
import { productTitle } from '@/content/entities/products/label';
import type { Language } from '@/content/lib/language';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';

/** Draws a product for its files, with its name and page address in one language. */
export function drawingOf(product: Product, form: Form, language: Language): Sheet {
  const locale = locales[language];
  return sheetOf(form, {
    texts: locale.strings.drawing,
    language,
    title: productTitle(productIn(product, locale)),
    source: addressOf(routes.product(product.id), language),
  });
}
