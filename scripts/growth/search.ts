import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TextPair } from '../../lib/records';
import type { SearchAnswers } from '../export/ask-search';
import { writeSearchIndex } from '../export/search-index';

/** Queries, from words on a few pages to one in almost every article. */
const QUESTIONS = ['monsoon', 'kerb', 'curing', 'hollow', 'paver', 'block'];

/** Measures bytes loaded on focus of the search field, and by each query as the first one. */
export function searchCosts(out: string) {
  const costs = QUESTIONS.map((question) => {
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/export/ask-search.ts', out, 'en'], {
      input: JSON.stringify([question]),
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(run.stderr);
    const { ready, answers } = JSON.parse(run.stdout) as SearchAnswers;
    return { ready, question, bytes: answers[0]?.bytes ?? 0 };
  });
  return {
    ready: costs[0]?.ready ?? 0,
    questions: Object.fromEntries(costs.map(({ question, bytes }) => [question, bytes])),
  };
}

type Article = { readonly _id: string; readonly title: TextPair; readonly desc: TextPair };

/** Writes the posts of a copy as bare pages and indexes them, without building the website. */
export async function indexArticles(folder: string) {
  const posts = JSON.parse(
    readFileSync(path.join(folder, 'content/entities/blogs/data.json'), 'utf8'),
  ) as Article[];
  const out = path.join(folder, 'out');
  mkdirSync(path.join(out, 'blog'), { recursive: true });
  for (const { _id, title, desc } of posts) {
    const text = desc.en.replace(/^## (.*)$/gm, '<h2>$1</h2>').replace(/^(\w.*)$/gm, '<p>$1</p>');
    writeFileSync(
      path.join(out, `blog/${_id}.html`),
      `<!DOCTYPE html><html lang="en"><head><title>${title.en}</title></head><body><main ><h1>${title.en}</h1>${text}</main></body></html>`,
    );
  }
  await writeSearchIndex(out);
  return out;
}
