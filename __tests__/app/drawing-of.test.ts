import { drawingOf } from '@/app/(site)/_screens/product-file';
import { svgFile } from '@/content/entities/products/drawing/svg';
import type { Form } from '@/content/entities/products/form/schema';
import { products } from '@/content/entities/products';
import { banglaProblem, banglaText } from '@/content/lib/bangla-text';
import { hasLanguage } from '@/content/lib/language';

const cases = products.flatMap((product) =>
  product.form === undefined || !hasLanguage(product, 'bn')
    ? []
    : [[product.id, product, product.form as Form] as const],
);

const textsOf = (svg: string) =>
  [...svg.matchAll(/<(?:title|text)[^>]*>([^<]*)/g)].map(([, text = '']) => text);
/** Removes sizes with signs and unit, which are not translated: they are printed on the goods. */
const words = (text: string) => text.replace(/[RØ]?\d[\d.]*|\bmm\b/g, '');

it.each(cases)(
  'the drawing of %s in Bangla has Bangla words, and the lines of the English one',
  (_id, product, form) => {
    const [bangla, english] = [drawingOf(product, form, 'bn'), drawingOf(product, form, 'en')].map(svgFile);
    const texts = textsOf(bangla ?? '');
    expect(texts.map(words).filter((text) => banglaProblem(text) !== null)).toEqual([]);
    expect(texts.filter((text) => banglaText(text) !== text)).toEqual([]);
    expect(texts.join('\n')).toContain('এলিভেশন');
    expect(texts.join('\n')).toContain(`/bn/products/${product.id}`);
    expect(textsOf(english ?? '').join('\n')).not.toMatch(/[ঀ-৿]/);
    const lines = (svg = '') => svg.match(/<path[^>]*>/g);
    expect(lines(bangla)).toEqual(lines(english));
  },
);
