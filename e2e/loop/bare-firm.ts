import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { alwaysShown } from '../../content/entities/pages/switch';
import { entities, fileOf, registry } from '../../content/registry';
import { schemaOf } from '../../content/registry/forms';
import type { Entity, ManagedRecord } from '../../lib/records';
import { becomeSecondFirm } from './second-firm';

/** Optional fields that stay. */
const KEPT = ['languages', 'colours'];

/**
 * Makes a copy of the repository a website in English with one product, every other list empty, every page off that can
 * be, and nothing in its single records that these can do without.
 */
export function becomeBareFirm(copy: string) {
  becomeSecondFirm(copy);
  for (const entity of entities) {
    const text = JSON.stringify(leastOf(entity, recordsIn(copy, entity)));
    // Two sentences name what the company now lacks.
    const filled = text.replaceAll(/\{(?:group|openingHours)\}/g, '{brand}');
    writeFileSync(join(copy, 'content', fileOf(entity)), filled);
  }
}

const recordsIn = (folder: string, entity: Entity) =>
  JSON.parse(readFileSync(join(folder, 'content', fileOf(entity)), 'utf8')) as readonly ManagedRecord[];

function leastOf(entity: Entity, records: readonly ManagedRecord[]) {
  if (entity === 'pages')
    return records.map((page) => (alwaysShown.includes(String(page.id)) ? page : { ...page, shown: 'no' }));
  const kept = records.slice(0, registry[entity].min);
  return registry[entity].isSingle ? kept.map((record) => requiredOf(entity, record)) : kept;
}

const requiredOf = (entity: Entity, record: ManagedRecord) =>
  Object.keys(record).reduce((rest, name) => {
    const less = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== name));
    return !KEPT.includes(name) && schemaOf(entity).safeParse(less).success ? less : rest;
  }, record);

/** Lists of which a copy has no record. */
export const emptyLists = (copy: string) =>
  entities.filter((entity) => recordsIn(copy, entity).length === 0).map((entity) => registry[entity]);

/** Ids of several words that records of the tests' company have, and none of a copy. The code knows ids of categories. */
export const idsTakenOut = (copy: string) =>
  entities
    .filter((entity) => entity !== 'categories')
    .flatMap((entity) => {
      const [all = [], left = []] = ['__tests__/company', copy].map((folder) =>
        recordsIn(folder, entity).map((record) => String(record[registry[entity].idField])),
      );
      return all.filter((id) => id.includes('-') && !left.includes(id));
    });

/** Addresses of this website in the texts of an export: pages, feeds, sitemap, manifest, search index. */
export const addressesIn = (out: string, origin: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|xml|json|txt|webmanifest|pf_fragment)$/.test(file))
    .map((file) => [file, readFileSync(join(out, file))] as const)
    .map(([file, bytes]) => String(file.endsWith('.pf_fragment') ? gunzipSync(bytes) : bytes))
    .flatMap((text) => [...text.matchAll(RegExp(`(?:["'(]|${origin})(/[a-z][^"'&<>()*\\s\\\\#]*)`, 'gi'))])
    .map(([, address = '']) => address);
