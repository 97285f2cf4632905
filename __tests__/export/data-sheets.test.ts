import { existsSync, readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// The reader's worker, which it would load automatically in a browser.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { siteOrigin } from '@/app/_lib/site-origin';
import { products } from '@/content/entities/products';
import { routes } from '@/content/routes';
import { itWhere } from './exported-documents';

const shaped = products.filter(({ form }) => form !== undefined);

/** Texts and links of all pages of a file, as another program reads them. */
async function read(file: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent();
      const links = (await page.getAnnotations()) as readonly { readonly url?: string }[];
      return {
        texts: items.map((item) => ('str' in item ? item.str : '')),
        links: links.flatMap(({ url }) => url ?? []),
      };
    }),
  );
  return {
    texts: pages.flatMap(({ texts }) => texts),
    links: pages.flatMap(({ links }) => links),
  };
}

itWhere(shaped.length > 0, 'the website has no drawn product')(
  'every address in every data sheet, as a text or a link, leads to the page of its product',
  async () => {
    for (const { id } of shaped) {
      const { texts, links } = await read(`out${routes.productFile(id, 'pdf')}`);
      const addresses = texts.flatMap((text) => text.match(/https?:\/\/\S*/g) ?? []);
      expect([...addresses, ...links]).toEqual(Array(2).fill(siteOrigin + routes.product(id)));
      expect(existsSync(`out${routes.product(id)}.html`)).toBe(true);
    }
  },
);
