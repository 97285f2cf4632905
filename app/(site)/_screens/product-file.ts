import path from 'node:path';
import { dayOfChange } from '@/app/_lib/day-of-change';
import { keptFile } from '@/app/_lib/kept-file';
import { addressOf } from '@/app/_lib/site-origin';
import { statedRows } from '@/components/site/products/page/stated-rows';
import { company } from '@/content/entities/company';
import {
  type DetailName,
  dxfOf,
  dxfOfDetail,
  type Sheet,
  sheetOf,
  svgFile,
  glbOf,
  ifcOf,
  type Form,
  usdzOf,
  densityOf,
} from '@/lib/geometry';
import { concreteColour, palette } from '@/content/registry/drawing-colours';
import { productTitle } from '@/content/strings/product-name';
import type { Product } from '@/content/entities/products';
import { formatDay, type Language } from '@/lib/text';
import { inLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { dataSheetPdf } from '@/app/_lib/data-sheet/data-sheet';
import { type ProductFile, routes } from '@/content/routes';
import { isShown } from '@/content/pages/shown-pages';
import { clauseOf } from './clause-of';
import { dataSheetOf } from './data-sheet-of';
import { drawnDetail, noteIn } from './typical-details';

/** Makes a file once for a build, in whose folder all routes and processes find it (`scripts/next-build.ts`). */
export async function madeOnce(name: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
  const { BUILD_FILES } = process.env;
  return BUILD_FILES === undefined ? make() : keptFile(path.join(BUILD_FILES, name), make);
}

/** One file of a product. Only an SVG exists in Bangla: CAD programs draw Bangla letter by letter. */
export function productFile(ending: ProductFile, product: Product, form: Form, language: Language = 'en') {
  const name = `${product.id}.${ending === 'svg' ? language : 'en'}.${ending}`;
  return madeOnce(name, async () => {
    const file = await contentsOf(ending, product, form, language);
    return typeof file === 'string' ? new TextEncoder().encode(file) : new Uint8Array(file);
  });
}

async function contentsOf(ending: ProductFile, product: Product, form: Form, language: Language) {
  const { id, size } = product;
  const title = productTitle(productIn(product, english));
  const source = addressOf(routes.product(id), 'en');
  switch (ending) {
    case 'pdf':
      return dataSheetPdf(dataSheetOf(product, form));
    case 'txt':
      return clauseOf(product, form);
    case 'svg':
      return svgFile(drawingOf(product, form, language), palette);
    case 'dxf':
      return dxfOf(drawingForCad(product, form), { id, form });
    case 'glb':
      return glbOf(form, { id, title, size, source }, { colour: concreteColour, chamfer: product.chamfer });
    case 'usdz':
      return usdzOf(form, { id, title, size, source }, { colour: concreteColour, chamfer: product.chamfer });
    case 'ifc': {
      const { category, strengthClass, toleranceClass, ...stated } = productIn(product, english);
      return ifcOf(form, {
        id,
        title,
        category,
        manufacturer: inLanguage(company, 'en').legalName,
        source,
        revision: dataSheetOf(product, form).revision,
        density: densityOf(stated, company.density),
        strengthClass,
        toleranceClass,
        stated: statedRows(stated, english),
      });
    }
  }
}

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
function drawingForCad(product: Product, form: Form): Sheet {
  const day = dayOfChange('products', product.id);
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

/** A typical detail as DXF, in English; undefined where it is not drawn. */
export function detailFile(name: DetailName) {
  const drawn = drawnDetail(name);
  if (drawn === undefined) return undefined;
  const { details, drawing } = english.strings;
  const words = [
    details.titles[name],
    ...drawn.notes.map((note, index) => `${index + 1}  ${noteIn(note, english).text}`),
    english.fill(drawing.scale, { ratio: drawn.ratio }),
    details.typical,
    addressOf(isShown(routes.details) ? routes.details : routes.files, 'en'),
  ];
  return new TextEncoder().encode(dxfOfDetail(name, drawn, words));
}
