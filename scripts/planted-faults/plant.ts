import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One small fault that a part of `npm test` has to notice. */
export type PlantedFault = {
  /** Short, in kebab case, unique. */
  readonly name: string;
  /** What a person would notice. */
  readonly notice: string;
  /** A source, or a file of the export. `*` in its name matches any letters; `find` occurs in one of the matches. */
  readonly file: string;
  /** Occurs exactly once. A pattern only where a build gives names that change. */
  readonly find: string | RegExp;
  /** Takes its place; `$1` is the first group of a pattern. */
  readonly replace: string;
  /** The narrowest part of `npm test` that has to fail: a command for npx. */
  readonly command: readonly string[];
};

/** The files whose names match a name with `*` in its last part. */
function filesNamed(name: string) {
  const { dir, base } = path.parse(name);
  const [start = '', end] = base.split('*');
  if (end === undefined) return [name];
  return readdirSync(dir)
    .filter((file) => file.startsWith(start) && file.endsWith(end))
    .map((file) => path.join(dir, file));
}

const countIn = (text: string, find: string | RegExp) =>
  typeof find === 'string' ? text.split(find).length - 1 : [...text.matchAll(new RegExp(find, 'g'))].length;

/**
 * The file in which a fault is to be planted, and its text.
 * @throws Error when what the fault looks for does not occur exactly once.
 */
export function placeOf({ name, file, find }: PlantedFault) {
  const places = filesNamed(file)
    .map((found) => ({ file: found, text: readFileSync(found, 'utf8') }))
    .map((place) => ({ ...place, count: countIn(place.text, find) }))
    .filter(({ count }) => count > 0);
  const [place] = places;
  const count = places.reduce((sum, part) => sum + part.count, 0);
  if (place === undefined || count !== 1)
    throw new Error(`${name}: ${file} holds ${String(find)} ${count} times.`);
  return place;
}

/** Puts the fault into its file. Returns what takes it out again. */
export function plant(fault: PlantedFault) {
  const { file, text } = placeOf(fault);
  const { find, replace } = fault;
  // A string is put in as it is, whatever dollar signs it has.
  const changed = typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}
