import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { products } from '../../content/entities/products';
import { speaksBangla } from '../../content/languages';
import { laterImports, reachableScripts, startedScripts } from '../export/page-scripts';
import type { ExportedPage } from '../export/pages';

const KB = 1024;
const DASHBOARD = 'admin.html';
const EDITOR = 'admin/AdminAddProducts.html';

/** Parts of the studio, loaded initially or on demand, by patterns that only their own scripts contain. */
const parts = {
  list: 'size-4.5 accent-brand-ink',
  editing: 'Kept from the time without saving',
  "products' form": 'Tiles may go without a name.',
  'editor form': '@container space-y-7',
  writing: 'historyUndo',
  'disputed paragraphs': 'mt-1 text-sm wrap-anywhere text-concrete-600',
  "products' records": String.raw`\[\{"?id"?:"${products[0]?.id}"`,
  'blog preview': 'createEvaluater',
  reorder: 'Picked up draggable item',
  review: 'mt-8 h-96 bg-concrete-100',
  'change in detail': 'md:grid-cols-label-text',
  'disputed change': 'flex min-w-0 gap-3 border border-concrete-400',
  publishing: 'application/json,.json',
} as const;

/**
 * Limits in bytes after gzip, without the scripts of public pages (docs/requirements.md, studio-budget). `review` is
 * its list of changes with the check of content, which every record must pass, also in Bangla (2 kB more than the
 * requirement); details of a change and the ways to publish are separate parts. The list excludes actions on several
 * rows, reordering and the editing part of the store.
 */
const budgets = {
  // Includes the meta of all entities, states of records by their days and by pages that are off, names of categories in
  // place of their ids, and the question where the address of a deleted page should lead.
  'shell and list': 42.5 * KB,
  // Editing part of the store: every screen loads it after itself, an editor before its form opens.
  editing: 9.4 * KB,
  // Includes the choice of a category, the rules of a shape, which name the measure to change, and of a crop; hints of stated figures and of the Bangla.
  // The bundler cuts that of a website in English alone into one file more.
  'editor of products': (speaksBangla ? 61 : 61.3) * KB,
  "products' records": 60 * KB,
  // Includes all English texts of the website, which all previews share; the editor loads none of them.
  'blog preview': 55.2 * KB,
  writing: 140 * KB,
  reorder: 17 * KB,
  // Includes the loading of every picture for its check, the rules of a shape, parts of zod, and the check of links in
  // long texts, which used to be a part of its own that no budget counted; of a website in English alone without its Bangla.
  review: 34.3 * KB,
  // Includes row matching and word differences.
  'change in detail': 5.4 * KB,
  // Includes the entry to the choice of paragraphs.
  'disputed change': 4.2 * KB,
  'disputed paragraphs': 3 * KB,
  // Includes names of records and fields for problems.
  publishing: 7.5 * KB,
  styles: 20 * KB,
} as const;

/** Weighs the parts of the studio, in bytes after gzip; a part that is not found throws. */
export function weighStudio(out: string, pages: readonly ExportedPage[]) {
  const page = (wanted: string) => {
    const html = pages.find(({ file }) => file === wanted)?.html;
    if (html === undefined) throw new Error(`scripts/weigh: ${wanted} is missing in the export.`);
    return html;
  };
  const read = (address: string) => readFileSync(path.join(out, address));
  const total = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  const without = (files: readonly string[], ...others: readonly (readonly string[])[]) =>
    files.filter((file) => !others.flat().includes(file));

  // Includes the scripts of the 404 page, which every page loads.
  const framework = [...startedScripts(page('index.html')), ...startedScripts(page('404.html'))];
  const dashboard = without(startedScripts(page(DASHBOARD)), framework);
  const editor = without(startedScripts(page(EDITOR)), framework);
  const groups = reachableScripts(out, [...dashboard, ...editor]).flatMap((file) =>
    laterImports(read(file).toString()),
  );
  /** Files of the smallest import that contains a part, besides the ones already loaded. */
  const filesOf = (part: keyof typeof parts, there: readonly string[] = []) => {
    const [smallest] = groups
      .filter((files) => files.some((file) => new RegExp(parts[part]).test(String(read(file)))))
      .sort((a, b) => total(without(a, there)) - total(without(b, there)));
    if (!smallest) throw new Error(`scripts/weigh: no script contains "${parts[part]}" any more (${part}).`);
    return smallest;
  };
  const shell = [...new Set([...dashboard, ...filesOf('list')])];
  const anyForm = filesOf('editor form');
  const form = [...anyForm, ...filesOf("products' form", anyForm)];
  const beyond = (part: keyof typeof parts) => total(without(filesOf(part), shell, editor, form));

  const whole: Readonly<Record<string, number>> = {
    'shell and list': total(shell),
    'editor of products': total(without([...new Set([...editor, ...form])], dashboard)),
    styles: total(studioStyles(page('index.html'), page(DASHBOARD))),
  };
  return Object.entries(budgets).map(([part, budget]) => ({
    part,
    bytes: whole[part] ?? beyond(part as keyof typeof parts),
    budget,
  }));
}

/** Stylesheets of the studio that public pages do not load. */
function studioStyles(home: string, dashboard: string) {
  const sheets = [...dashboard.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  if (sheets.length < 2) throw new Error('scripts/weigh: the studio has no stylesheet of its own any more.');
  return sheets.slice(1).filter((href) => !home.includes(href));
}
