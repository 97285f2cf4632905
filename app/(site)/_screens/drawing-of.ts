import { drawingFile } from '@/components/site/products/page/drawing-file';
import type { Form } from '@/content/entities/products/form/schema';
import { productTitle } from '@/content/entities/products/label';
import type { Product } from '@/content/entities/products';
import type { Language } from '@/content/lib/language';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { addressOf } from '@/app/_lib/site-origin';

/** A product's drawing as an SVG file, with its words and the address of its page in one language. */
export function drawingOf(product: Product, form: Form, language: Language) {
  const locale = locales[language];
  const title = productTitle(productIn(product, locale));
  return drawingFile(form, locale, title, addressOf(routes.product(product.id), language));
}
