import { dayOfChange } from '@/app/_lib/day-of-change';
import { addressOf } from '@/app/_lib/site-origin';
import { type Sheet, sheetOf } from '@/content/entities/products/drawing/sheet';
import type { Product } from '@/content/entities/products';
import type { Form } from '@/content/entities/products/form/schema';
import { productTitle } from '@/content/entities/products/label';
import { formatDay } from '@/content/lib/dates';
import type { Language } from '@/content/lib/language';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';
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

/** Draws a product for CAD programs, in English: with its id and the day of its last change, without isometric view. */
export function drawingForCad(product: Product, form: Form): Sheet {
  const day = dayOfChange(product.id);
  return sheetOf(form, {
    texts: english.strings.drawing,
    language: 'en',
    title: `${productTitle(productIn(product, english))} (${product.id})`,
    source: [
      addressOf(routes.product(product.id), 'en'),
      ...(day === undefined ? [] : [formatDay(day)]),
    ].join(', '),
    isFlat: true,
  });
}
