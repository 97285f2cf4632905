import { createHash } from 'node:crypto';
import { addressOf } from '@/app/_lib/site-origin';
import { rowsOfProduct } from '@/components/site/products/page/quantities';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { company } from '@/content/entities/company';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import type { Form } from '@/content/entities/products/form/schema';
import { productTitle } from '@/content/entities/products/label';
import type { Product } from '@/content/entities/products';
import type { DataSheet } from '@/content/entities/products/paper/data-sheet';
import { routes } from '@/content/routes';
import { english } from '@/content/strings/english';
import { productIn } from '@/content/strings/product-in';
import { dayOfChange } from '@/app/_lib/day-of-change';

/** Hexadecimal digits of SHA-256 in a revision's mark. */
const MARK_LENGTH = 8;

/** Collects the contents of a product's data sheet. The revision's mark is a hash of all of them. */
export function dataSheetOf(record: Product, form: Form): DataSheet {
  const { drawing, section, stated: texts } = english.strings;
  const product = productIn(record, english);
  const { brand, legalName, helpline, email, headOffice } = company;
  const stated = {
    id: product.id,
    title: productTitle(product),
    sizes: [product.size, product.inch, product.category],
    summary: product.summary,
    tables: [
      {
        title: english.strings.productPage.quantities,
        rows: rowsOfProduct({ ...product, form }, english),
      },
      {
        title: texts.title,
        rows: statedRows(product, english),
      },
      {
        title: section.title,
        note: section.caption,
        rows: sectionRows(form, english),
      },
    ].filter(({ rows }) => rows.length > 0),
    address: addressOf(routes.product(product.id), 'en'),
    maker: {
      name: brand,
      contact: [
        legalName,
        `${headOffice.street}, ${headOffice.city} ${headOffice.postalCode}`,
        helpline,
        email,
      ],
    },
  };
  const mark = createHash('sha256')
    .update(JSON.stringify([stated, form]))
    .digest('hex')
    .slice(0, MARK_LENGTH);
  return {
    ...stated,
    drawing: sheetOf(form, { texts: drawing, language: 'en' }),
    revision: { mark, day: dayOfChange(product.id) },
  };
}
