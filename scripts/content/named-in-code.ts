import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads the code of the website, and returns whether it names the file of a picture. */
export async function namedInCode() {
  const files = await Promise.all(
    ['app', 'components', 'content'].map(async (folder) =>
      (await readdir(folder, { recursive: true }).catch(() => [])).map((file) => path.join(folder, file)),
    ),
  );
  const named = files.flat().filter((file) => /\.tsx?$/.test(file));
  const code = (await Promise.all(named.map((file) => readFile(file, 'utf8')))).join('\n');
  return (file: string) => new RegExp(`['"/]${path.parse(file).name}['".]`).test(code);
}
