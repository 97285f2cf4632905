import { createHash } from 'node:crypto';
import { addressOf } from '@/app/_lib/site-origin';
import { type QuantityRow, rowsOfProduct, sourceOf } from '@/components/site/products/page/quantities';
import { sectionRows } from '@/components/site/products/page/section-rows';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { company } from '@/content/entities/company';
import { products, type Product } from '@/content/entities/products';
import { sheetOf, type Form, densityOf, massOf } from '@/lib/geometry';
import { productTitle } from '@/content/strings/product-name';
import type { DataSheet } from '@/app/_lib/data-sheet/data-sheet';
import { fill } from '@/lib/text';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import {
  bedOf,
  wallBasisOf,
  assumptionsOf,
  DENSITIES,
  GRAVITY,
  squareMetreOf,
  wallMaterials,
} from '@/lib/counting';
import { deadLoad as loadTexts } from '@/content/strings/en/data-sheet';
import { english } from '@/content/strings/english';
import { type ProductIn, productIn } from '@/content/strings/product-in';
import { dayOfChange } from '@/app/_lib/day-of-change';

/** Hexadecimal digits of SHA-256 in a revision's mark. */
const MARK_LENGTH = 8;
const LITRES_IN_M3 = 1000;

/** Collects the contents of a product's data sheet. The revision's mark is a hash of all of them. */
export function dataSheetOf(record: Product, form: Form): DataSheet {
  const { drawing, section, stated: texts } = english.strings;
  const product = productIn(record, english);
  const { brand, legalName, mainNumber, email, headOffice } = inLanguage(company, 'en');
  const stated = {
    id: product.id,
    title: productTitle(product),
    sizes: [product.size, product.inch, product.category],
    summary: product.summary,
    tables: [
      {
        title: english.strings.productPage.quantities,
        rows: [...rowsOfProduct({ ...product, form }, english), ...deadLoadRows({ ...product, form })],
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
        mainNumber,
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
    revision: { mark, day: dayOfChange('products', product.id) },
  };
}

/** Dead load in kN/m² of a wall that is one piece thick; none of half blocks, and without a density. */
export function deadLoadRows({ id, size, form, ...product }: ProductIn): readonly QuantityRow[] {
  const density = densityOf(product, company.density);
  if (form === undefined || density === undefined) return [];
  const [wall, bed] = [wallBasisOf({ id, size, form }, products), bedOf(form)];
  if (wall === undefined || bed?.kind !== 'wall' || wall.sold?.half === id) return [];
  const mass = massOf(form, density);
  const { start: holes = 0 } = assumptionsOf(bed, false).find(({ name }) => name === 'holes') ?? {};
  const { mortar, deadLoad = NaN } = wallMaterials(bed, { holes }, squareMetreOf(bed), mass);
  const [inches] = wall.thicknessesIn;
  const figure = (value: number, maximumFractionDigits = 2) =>
    value.toLocaleString('en-US', { maximumFractionDigits });
  const how = fill(loadTexts.how, {
    pieces: figure(bed.perSquareMetre),
    mass: figure(mass),
    mortar: figure(mortar * LITRES_IN_M3),
    density: DENSITIES.mortar / LITRES_IN_M3,
    gravity: GRAVITY,
    holes: holes === 0 ? '' : fill(loadTexts.holes, { holes }),
    source: sourceOf(density, english),
  });
  const title = inches === undefined ? loadTexts.title : fill(loadTexts.brickTitle, { inches });
  return [{ title, value: fill(loadTexts.value, { load: figure(deadLoad) }), how }];
}
