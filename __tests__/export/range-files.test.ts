import { existsSync, readdirSync, statSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { products } from '@/content/entities/products';
import { productFiles, routes } from '@/content/routes';
import { latinDigits } from '@/lib/text';
import { exportedDocuments, itWhere, languageFolders } from './exported-documents';

const fileOf = (address: string) => `out${address}`;
const pages = exportedDocuments.filter(({ englishPath }) =>
  new RegExp(`^${routes.files}(?:/page/\\d+)?$`).test(englishPath),
);

for (const [language, folder] of languageFolders)
  itWhere(pages.length > 0, 'the page is off')(
    `${folder}/products/files links to every file of the range with its size in kB`,
    async () => {
      const own = pages.filter(({ ownLanguage }) => ownLanguage === language);
      const parsed = await Promise.all(own.map(({ file }) => JSDOM.fromFile(`out/${file}`)));
      const links = parsed.flatMap(({ window: { document } }) => [
        ...document.querySelectorAll<HTMLAnchorElement>('main a[download]'),
      ]);
      const files = products.flatMap(({ id, form }) =>
        form
          ? productFiles.map((ending) => `${ending === 'svg' ? folder : ''}${routes.productFile(id, ending)}`)
          : [],
      );
      // A range without what they show has no details.
      const details = existsSync(fileOf(routes.details))
        ? readdirSync(fileOf(routes.details)).map((file) => `${routes.details}/${file}`)
        : [];
      const linked = links.map((link) => link.getAttribute('href'));
      expect(linked).toEqual(expect.arrayContaining([...files, ...details]));
      for (const link of links) {
        const stated = latinDigits(`${link.textContent} ${link.parentElement?.textContent}`);
        const size = Math.ceil(statSync(fileOf(link.getAttribute('href') ?? '')).size / 1000);
        expect(stated).toMatch(new RegExp(`\\b${size}\\s(kB|কেবি)`));
      }
    },
  );
