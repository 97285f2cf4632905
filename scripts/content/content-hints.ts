import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentSet } from '../../lib/exchange';
import {
  banglaFindings,
  banglaOf,
  canonicalRecord,
  type Entity,
  type ManagedRecord,
  olderBangla,
  pairsIn,
  shortBangla,
  splitRecords,
  wronglyDescribed,
} from '../../lib/records';
import { type Form, glbOf } from '../../lib/geometry';
import { concreteColour } from '../../content/registry/drawing-colours';
import { entities, fileOf, registry } from '../../content/registry';
import { refusedBangla } from '../../content/registry/bangla-spelling';
import { formOf } from '../../content/registry/forms';

const nameOf = (entity: Entity, record: ManagedRecord) =>
  `${entity} ${String(record[registry[entity].idField])}`;

/** Lists descriptions of other pictures, and Bangla that is older or much shorter than its English, or written unusually. */
export const banglaHints = (published: ContentSet) =>
  entities.flatMap((entity) =>
    published[entity].flatMap((record) => {
      const hint = (text: string) => (field: string) => `${nameOf(entity, record)}, ${field}: ${text}`;
      return [
        ...olderBangla(record).map(hint('the English has changed since the Bangla was written')),
        ...wronglyDescribed(record).map(hint('the description was written for another picture')),
        ...shortBangla(record).map(hint('the Bangla is much shorter than the English')),
        ...banglaFindings(formOf(entity).fields, record).map(({ path, reason }) => hint(reason)(path)),
        ...pairsIn(record).flatMap(({ path, pair }) =>
          refusedBangla(banglaOf(pair)).map((what) => hint(`the Bangla has ${what}`)(path)),
        ),
      ];
    }),
  );

/** Lists valid records whose text in the content folder `root` has other keys first, or other spaces, than the studio writes. */
export async function orderHints(root: string) {
  const files = entities.map(async (entity) => {
    const texts = splitRecords(await readFile(path.join(root, fileOf(entity)), 'utf8'));
    return texts.flatMap((text) => {
      const record = JSON.parse(text) as ManagedRecord;
      return canonicalRecord(formOf(entity).schema, record) === text ? [] : [nameOf(entity, record)];
    });
  });
  return (await Promise.all(files)).flat();
}

/** Bytes of a 3D file that a phone loads in a moment over a mobile network. */
const MAX_GLB = 60_000;

/** Lists products whose shape makes a larger 3D file. */
export async function weightHints(products: readonly ManagedRecord[]) {
  const facts = { id: '', title: '', size: '', source: '' };
  const hints = products.map(async (product) => {
    if (product.form === undefined) return [];
    const { byteLength } = await glbOf(product.form as Form, facts, { colour: concreteColour });
    if (byteLength <= MAX_GLB) return [];
    return [
      `${nameOf('products', product)}: ${Math.round(byteLength / 1000)} kB, and up to ${MAX_GLB / 1000} kB are light`,
    ];
  });
  return (await Promise.all(hints)).flat();
}
