import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { products } from '@/content/entities/products';
import { productFiles, routes } from '@/content/routes';
import { latinDigits } from '@/lib/text';

const pageFile = (file: string) => path.join('out', file);

test.each(['', 'bn/'])(
  '/%sproducts/files links to every file of the range with its size in kB',
  async (folder) => {
    const { document } = (await JSDOM.fromFile(pageFile(`${folder}products/files.html`))).window;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[download]')];
    const files = products.flatMap(({ id, form }) =>
      form
        ? productFiles.map(
            (ending) => `${ending === 'svg' && folder ? '/bn' : ''}${routes.productFile(id, ending)}`,
          )
        : [],
    );
    const details = readdirSync(pageFile('products/details')).map((file) => `/products/details/${file}`);
    expect(details.length).toBeGreaterThan(0);
    const linked = links.map((link) => link.getAttribute('href'));
    expect(linked).toEqual(expect.arrayContaining([...files, ...details]));
    for (const link of links) {
      const stated = latinDigits(`${link.textContent} ${link.parentElement?.textContent}`);
      const size = Math.ceil(statSync(pageFile(link.getAttribute('href') ?? '')).size / 1000);
      expect(stated).toMatch(new RegExp(`\\b${size}\\s(kB|কেবি)`));
    }
  },
);
