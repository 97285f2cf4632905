import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A kind of content that the website does not have, written as the recipe in CONTRIBUTING.md says. */
const folder: Readonly<Record<string, string>> = {
  'schema.ts': `import { field, isoDate, line, prose, record, slug, z } from '../../../lib/records';
import { memoize } from '../../../lib/text';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    title: field(['Title', 'শিরোনাম'], line(5, 80)),
    issued: field(['Issued', 'তারিখ'], isoDate),
    text: field(['Text', 'লেখা'], z.optional(prose(20, 400))),
  }),
);
`,
  'data.json': `[
  {
    "id": "first-certificate",
    "title": { "en": "First certificate" },
    "issued": "2024-10-05"
  }
]
`,
  'index.ts': `import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

export const certificates = publishedRecords('certificates', recordSchema, records);
`,
};

type Insertion = { readonly before: string; readonly text: string };

/** What the four files beside the folder get, each line before one that is there. */
const insertions: Readonly<Record<string, readonly Insertion[]>> = {
  'content/registry/index.ts': [
    {
      before: "  comparison: collectionMeta(['comparison', 'তুলনা'], ['comparisons', 'তুলনা'], {",
      text: `  certificates: collectionMeta(['certificate', 'সনদ'], ['certificates', 'সনদ'], {
    titleField: 'title',
    min: 0,
    list: { path: '/admin/AdminCertificates', title: 'All Certificates', bangla: 'সব সনদ' },
    add: { path: '/admin/AdminAddCertificate', title: 'Add Certificate', bangla: 'নতুন সনদ' },
    shownOn: [],
  }),`,
    },
  ],
  'content/registry/forms.ts': [
    {
      before: "import { recordSchema as comparison } from '../entities/comparison/schema';",
      text: "import { recordSchema as certificates } from '../entities/certificates/schema';",
    },
    { before: '  comparison,', text: '  certificates,' },
  ],
  'app/(admin)/_studio/menu.ts': [
    {
      before: "      entry(['Clients', 'গ্রাহক'], 'partners', ['partners']),",
      text: "      entry(['Certificates', 'সনদ'], 'quality', ['certificates']),",
    },
  ],
  'app/(admin)/_studio/previews/index.tsx': [{ before: '  comparison:', text: '  certificates: null,' }],
};

/**
 * Adds the kind of content to a copy of the repository.
 * @param copy its folder
 * @returns the files beside the new folder that were changed
 * @throws Error when a line before which something is added is not there
 */
export function addCertificates(copy: string): readonly string[] {
  const entity = join(copy, 'content/entities/certificates');
  mkdirSync(entity);
  for (const [name, text] of Object.entries(folder)) writeFileSync(join(entity, name), text);
  for (const [file, added] of Object.entries(insertions)) {
    const path = join(copy, file);
    let text = readFileSync(path, 'utf8');
    for (const { before, text: line } of added) {
      const place = text.indexOf(before);
      if (place === -1) throw new Error(`${file}: "${before}" is not there any more.`);
      text = `${text.slice(0, place)}${line}\n${text.slice(place)}`;
    }
    writeFileSync(path, text);
  }
  return Object.keys(insertions);
}
