import { type Zippable, zipSync } from 'fflate';
import { productCategories, productsInCategory } from '@/content/entities/products';
import { ENTRY_DATE } from '@/lib/geometry';
import { productFiles } from '@/content/routes';
import { madeOnce, productFile } from './product-file';

/** Categories with the products that have files. */
export const fileCategories = productCategories
  .map(({ id, name }) => ({
    id,
    name,
    members: productsInCategory(id).flatMap((product) =>
      product.form === undefined ? [] : [{ product, form: product.form }],
    ),
  }))
  .filter(({ members }) => members.length > 0);

export type FileCategory = (typeof fileCategories)[number];

/** Writes the files of a category as one ZIP archive, in a folder for each product. */
export const archiveOf = ({ id, members }: FileCategory) =>
  madeOnce(`${id}.zip`, async () => {
    const archive: Zippable = {};
    for (const { product, form } of members)
      for (const ending of productFiles)
        archive[`${product.id}/${product.id}.${ending}`] = await productFile(ending, product, form);
    return new Uint8Array(zipSync(archive, { level: 9, mtime: ENTRY_DATE }));
  });
