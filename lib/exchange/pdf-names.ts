import { Unzlib } from 'fflate';
import type { Bytes } from '../records';

/** One token of an object: comment, bracket, string of digits, name, or word. Strings in parentheses nest: `stringEnd`. */
const TOKEN = /[\s\0]+|%[^\r\n]*|<<|>>|<[^>]*>?|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+|[()[\]{}>]/gy;
const CLOSES: Readonly<Record<string, string>> = { '>>': '<<', ']': '[' };

/** Starts of what readers take for objects, wherever they are: even in a comment, a string or the data of a stream. */
const START = /obj|trailer/g;

/** A file that is meant to be read is not read much more often than once. */
const MAX_READ = 4;
/** Size in bytes of all unpacked objects. */
const MAX_UNPACKED = 100_000_000;

class Unreadable extends Error {}

/**
 * Collects the names in all objects of a PDF, such as `JavaScript` and `OpenAction`, also in object streams. It follows no
 * table of contents: it reads an object wherever one may begin, so that older versions and hidden ones are among them.
 * @returns null where objects may hide: in a stream that is packed otherwise than programs do, or in an endless one.
 */
export function namesInPdf(bytes: Bytes): ReadonlySet<string> | null {
  const text = latin1(bytes);
  const names = new Set<string>();
  let room = text.length * MAX_READ + 100_000;
  let unpacked = MAX_UNPACKED;
  const read = (of: string, at: number) => {
    const object = objectAt(of, at);
    room -= object.end - at;
    if (room < 0) throw new Unreadable();
    object.names.forEach((name) => names.add(name));
    return object;
  };
  try {
    for (const { 0: word, index } of text.matchAll(START)) {
      const object = read(text, index + word.length);
      const [start = ''] =
        /^(?:[\s\0]|%[^\r\n]*[\r\n])*stream(?:\r\n|\r|\n)?/.exec(text.slice(object.end, object.end + 1000)) ??
        [];
      if (start === '' || !isObjectStream(object.names)) continue;
      const from = object.end + start.length;
      const inside = unpackedObjects(text.slice(index, object.end), object.names, {
        data: bytes.subarray(from, Math.max(from, text.indexOf('endstream', from))),
        max: unpacked,
      });
      unpacked -= inside.text.length;
      room += inside.text.length * MAX_READ;
      for (const at of inside.places) read(inside.text, at);
    }
    return names;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

const latin1 = (bytes: Bytes) => new TextDecoder('latin1').decode(bytes);

/** Reads the object at a place as readers do: brackets that do not match are skipped. */
function objectAt(text: string, at: number) {
  const names: string[] = [];
  const open: string[] = [];
  let end = at;
  while (end < text.length) {
    TOKEN.lastIndex = end;
    const token = TOKEN.exec(text)?.[0] ?? '';
    end += token.length;
    if (/^[\s\0%]/.test(token)) continue;
    if (token === '(') end = stringEnd(text, end);
    else if (token === '<<' || token === '[') open.push(token);
    else if (token in CLOSES && open.at(-1) === CLOSES[token]) open.pop();
    else if (token.startsWith('/')) names.push(nameIn(token));
    if (open.length === 0) break;
  }
  return { names, end };
}

/** A name without its slash: `/J#53` is JS. */
const nameIn = (token: string) =>
  token.slice(1).replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Place behind a string that began before `at`: parentheses nest, and a backslash takes the next sign. */
function stringEnd(text: string, at: number) {
  const SIGN = /\\[\s\S]|[()]/g;
  SIGN.lastIndex = at;
  for (let depth = 1; depth > 0;) {
    const sign = SIGN.exec(text)?.[0];
    if (sign === undefined) return text.length;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
  }
  return SIGN.lastIndex;
}

const isObjectStream = (names: readonly string[]) =>
  names.includes('ObjStm') || (names.includes('N') && names.includes('First'));

type Packed = { readonly data: Bytes; readonly max: number };

/** Unpacks an object stream and lists where its objects begin (ISO 32000-1, 7.5.7). */
function unpackedObjects(head: string, names: readonly string[], { data, max }: Packed) {
  const isPlain =
    names.filter((name) => name === 'Filter').length === 1 &&
    !names.some((name) => ['F', 'DecodeParms', 'DP'].includes(name)) &&
    /\/Filter\s*(?:\/FlateDecode|\[\s*\/FlateDecode\s*\])\s*(?:\/|>>)/.test(head);
  const [count, first] = ['N', 'First'].map((name) =>
    Number(new RegExp(String.raw`\/${name}\s+(\d+)\s*(?:\/|>>)`).exec(head)?.[1]),
  ) as [number, number];
  if (!isPlain || Number.isNaN(count + first)) throw new Unreadable();
  const text = latin1(inflated(data, max));
  const numbers = text.slice(0, first).match(/\d+/g) ?? [];
  const places = numbers.filter((_, index) => index % 2 === 1).map((place) => first + Number(place));
  if (places.length !== count || places.some((place) => place > text.length)) throw new Unreadable();
  return { text, places };
}

/** Unpacks data to at most `max` bytes. */
function inflated(data: Bytes, max: number): Bytes {
  const STEP = 65_536;
  const parts: Uint8Array[] = [];
  let size = 0;
  const unzlib = new Unzlib((part) => {
    parts.push(part);
    size += part.length;
    if (size > max) throw new Unreadable();
  });
  try {
    for (let at = 0; at < data.length; at += STEP)
      unzlib.push(data.subarray(at, at + STEP), at + STEP >= data.length);
  } catch {
    throw new Unreadable();
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
