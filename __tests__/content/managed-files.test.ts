import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCollections } from './all-collections';

const managed = allCollections.filter(({ file }) => file.endsWith('/data.json'));

it.each(managed)('$file is in the form in which the studio writes it', async ({ file, schema, records }) => {
  const inSchemaOrder = records.map((record) =>
    Object.fromEntries(
      Object.keys(schema.shape).flatMap((key) => (key in record ? [[key, record[key]]] : [])),
    ),
  );

  expect(await readFile(join(process.cwd(), file), 'utf8')).toBe(
    `${JSON.stringify(inSchemaOrder, null, 2)}\n`,
  );
});
