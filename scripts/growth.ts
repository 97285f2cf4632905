/**
 * Indexes 5,000 articles made of words of our records as bare pages, and reports the bytes of a query: `npm run growth`.
 * Exits with 1 if a query loads too much.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { entities, fileOf } from '../content/registry';
import { type ManagedRecord, pairsIn } from '../lib/records';
import type { SearchAnswers } from './export/ask-search';
import { writeSearchIndex } from './export/search-index';

const ARTICLES = 5000;
/** Bytes that a query may load. */
const BUDGET = 150_000;
/** Places of the queries among the words by frequency, from one in almost every article to one on a few. */
const PLACES = [0, 2, 4, 8, 16, -1];

/** Seeded pseudo-random numbers in [0, 1), equal in every run (mulberry32). */
function lots(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** English words of all texts, as often as they occur. */
const words = entities
  .flatMap(
    (entity) => JSON.parse(readFileSync(`content/${fileOf(entity)}`, 'utf8')) as readonly ManagedRecord[],
  )
  .flatMap((record) => pairsIn(record))
  .flatMap(({ pair }) => pair.en.toLowerCase().match(/[a-z]{3,}/g) ?? []);
const counts = new Map<string, number>();
for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
/** Words of five letters or more, the most frequent first. */
const ranked = [...counts].filter(([{ length }]) => length > 4).sort(([, a], [, b]) => b - a);
const queries = [...new Set(PLACES.flatMap((place) => ranked.at(place)?.[0] ?? []))];

/** Writes the articles; words of real texts compress as those do. */
function writeArticles(folder: string) {
  const draw = lots(ARTICLES);
  const phrase = (length: number) =>
    Array.from({ length }, () => words[Math.floor(draw() * words.length)]).join(' ');
  mkdirSync(folder);
  for (let article = 1; article <= ARTICLES; article += 1) {
    const title = `${phrase(5)} ${article}`;
    const parts = Array.from({ length: 8 }, () => `<h2>${phrase(4)}</h2><p>${phrase(60)}.</p>`);
    writeFileSync(
      path.join(folder, `entry-${article}.html`),
      `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body><main ><h1>${title}</h1>${parts.join('\n')}</main></body></html>`,
    );
  }
}

/** Returns the bytes loaded on focus of the search field, and by a query as the first one. */
function costOf(out: string, query: string) {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/export/ask-search.ts', out, 'en'], {
    input: JSON.stringify([query]),
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const { ready, answers } = JSON.parse(run.stdout) as SearchAnswers;
  return { query, ready, bytes: answers[0]?.bytes ?? 0 };
}

const out = mkdtempSync(path.join(tmpdir(), 'growth-'));
try {
  writeArticles(path.join(out, 'blog'));
  await writeSearchIndex(out);
  const costs = queries.map((query) => costOf(out, query));
  console.table(costs);
  process.exitCode = costs.some(({ bytes }) => bytes > BUDGET) ? 1 : 0;
} finally {
  rmSync(out, { recursive: true, force: true });
}
