import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A small fault that a part of `npm test` must detect. */
export type PlantedFault = {
  /** Short unique name in kebab case. */
  readonly name: string;
  /** Effect that a person would notice. */
  readonly notice: string;
  /** A source or exported file. `*` matches any characters in its name; `find` occurs in one of the matches. */
  readonly file: string;
  /** Occurs exactly once. A pattern only where a build changes names. */
  readonly find: string | RegExp;
  /** Replacement; `$1` is the first group of a pattern. */
  readonly replace: string;
  /** Narrowest part of `npm test` that must fail: a command for npx. */
  readonly command: readonly string[];
};

/** Faults by name. */
export type Faults = Readonly<Record<string, Omit<PlantedFault, 'name'>>>;

/** Lists files that match a name with `*` in its last part. */
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

/** The file of a fault, and its text; throws unless `find` occurs exactly once. */
export function placeOf({ name, file, find }: PlantedFault) {
  const places = filesNamed(file)
    .map((match) => ({ file: match, text: readFileSync(match, 'utf8') }))
    .map((place) => ({ ...place, count: countIn(place.text, find) }))
    .filter(({ count }) => count > 0);
  const [place] = places;
  const count = places.reduce((sum, part) => sum + part.count, 0);
  if (place === undefined || count !== 1)
    throw new Error(`${name}: ${file} holds ${String(find)} ${count} times.`);
  return place;
}

/** Plants a fault. Returns a function that restores the file. */
export function plant(fault: PlantedFault) {
  const { file, text } = placeOf(fault);
  const { find, replace } = fault;
  // A function inserts a string literally, with its dollar signs.
  const changed = typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
  writeFileSync(file, changed);
  return () => writeFileSync(file, text);
}
