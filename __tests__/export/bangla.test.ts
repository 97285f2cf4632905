import { company } from '@/content/entities/company';
import { banglaText, latinIn } from '@/lib/text';
import { products } from '@/content/entities/products';
import { hasLanguage } from '@/lib/records';
import { entriesOf, published } from '@/__tests__/content/published';
import { exportedDocuments, indexable, itEach, itInBangla } from './exported-documents';

const inBangla = exportedDocuments.filter(({ ownLanguage }) => ownLanguage === 'bn');
const eachInBangla = itEach(inBangla, 'the website is in English alone');

/** What stays in Latin on a page in Bangla beside what its texts may hold (`lib/text/bangla-text.ts`), with the reason. */
const EXCEPTIONS = [
  // Types and names that machines read.
  /^(bn_BD|image\/png|website|article|summary_large_image|1200|630)$/,
  // Where a story is, by the name of the website.
  /^[a-z]+\.example$/,
  // The unit, as it is printed on the goods, the kind of a file, and a symbol of statics.
  /^mm$|(?<!\d\s?)\bmm(?=-এ)|\b3D\b| \(r\)(?=$|:)/g,
];
/** Latin words in the Bangla of records, where names may be in Latin letters. */
const namesInContent = new Set(
  entriesOf(published)
    .filter(([path]) => path.endsWith('.bn.text'))
    .flatMap(([, text]) => latinIn(text).words),
);
const withoutExceptions = (text: string) => EXCEPTIONS.reduce((rest, one) => rest.replace(one, ' '), text);

eachInBangla('%s is in Bangla throughout, down to alternatives and metadata', (_path, { ownWords }) => {
  expect(ownWords.length).toBeGreaterThan(20);
  const problems = ownWords.flatMap((text) => {
    const { words, digits } = latinIn(withoutExceptions(text));
    const strange = [...words.filter((word) => !namesInContent.has(word)), ...digits];
    return strange.length === 0 ? [] : [`${strange.join(', ')} in “${text}”`];
  });
  expect(problems).toEqual([]);
  expect(ownWords.filter((text) => banglaText(text) !== text)).toEqual([]);
});

eachInBangla('%s has no punctuation of English', (_path, { ownWords }) => {
  const banglaEnd = String.raw`[\u0980-\u09df]`;
  const foreign = [
    `${banglaEnd}\\.(\\s|$)|^\\.(\\s|$)`,
    String.raw`[০-৯]\s%|[০-৯] [\u0980-\u09df]+, 20\d\d`,
    `${banglaEnd}-(এর|এ|কে|র)(?![\u0980-\u09df])`,
  ];
  const pattern = new RegExp(foreign.join('|'));
  expect(ownWords.filter((text) => pattern.test(text))).toEqual([]);
  // A sum is in one script.
  expect(
    ownWords.filter((text) => /[÷=].*[০-৯]|[০-৯].*[÷=]/.test(text) && /[0-9]|\bmm\b/.test(text)),
  ).toEqual([]);
});

itInBangla('a page in Bangla shows no number of the company as it is dialled from abroad', () => {
  const numbers = [...company.phones, company.fax, company.mainNumber].filter(
    (number) => number !== undefined,
  );
  const isForeign = (text: string) => numbers.some((number) => text.includes(number));
  expect(
    inBangla.flatMap(({ path, ownWords }) => ownWords.filter(isForeign).map((text) => [path, text])),
  ).toEqual([]);
});

itInBangla(
  'header, menu and footer of a page lead to the same page in the other language, named in that language',
  () => {
    const paths = new Set(exportedDocuments.map(({ path }) => path));
    for (const { path, englishPath, ownLanguage, switches } of indexable) {
      const bangla = englishPath === '/' ? '/bn' : `/bn${englishPath}`;
      const twin =
        ownLanguage === 'en'
          ? { name: 'বাংলা', lang: 'bn', hreflang: 'bn', href: bangla }
          : { name: 'English', lang: 'en', hreflang: 'en', href: englishPath };
      const places = paths.has(twin.href) ? ['header', 'dialog', 'footer'] : [];
      expect([path, switches]).toEqual([path, places.map((place) => ({ place, ...twin }))]);
    }
  },
);

it('what a page says to search engines is in its own language', () => {
  for (const { path, ownLanguage, scripts } of indexable) {
    const data = scripts.filter(({ type }) => type === 'application/ld+json').map(({ text }) => text);
    const languages = data.flatMap((text) =>
      [...text.matchAll(/"inLanguage":"(\w+)"/g)].map(([, name]) => name),
    );
    expect([path, [...new Set(languages)]]).toEqual([path, [ownLanguage]]);
  }
});

itInBangla(
  'a drawing that a page in Bangla offers is in Bangla; shapes without words are the English ones',
  () => {
    const drawn = products.filter((product) => product.form !== undefined && hasLanguage(product, 'bn'));
    for (const { id } of drawn) {
      const path = `/products/${id}`;
      const hrefs = inBangla.find(({ englishPath }) => englishPath === path)?.hrefs ?? [];
      expect(hrefs.filter((href) => /\.(pdf|txt|svg|dxf|glb|usdz|ifc)$/.test(href))).toEqual([
        `${path}/${id}.pdf`,
        `${path}/${id}.txt`,
        `/bn${path}/${id}.svg`,
        `${path}/${id}.dxf`,
        `${path}/${id}.glb`,
        `${path}/${id}.usdz`,
        `${path}/${id}.ifc`,
      ]);
    }
  },
);
