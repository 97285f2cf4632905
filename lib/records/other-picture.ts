import { isRecord } from './json-value';

const fileOf = (src: string) => src.slice(src.lastIndexOf('/') + 1);

/** A picture's address, and the file for which its description was written where that is another one. */
type Described = { readonly src: string; readonly describes?: string };

/** Returns the file for which a description was written, once its picture has the address `src`; undefined for that one. */
export function describedFile(before: Described, src: string) {
  const file = before.describes ?? fileOf(before.src);
  return file === fileOf(src) ? undefined : file;
}

/** Lists the paths of pictures whose description was written for another picture: `image`, `images.2.image`. */
export const wronglyDescribed = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (isRecord(value) && typeof value.src === 'string' && value.describes !== undefined) return [path];
  return Object.entries(value).flatMap(([name, part]) =>
    wronglyDescribed(part, path === '' ? name : `${path}.${name}`),
  );
};
