import { spawnSync } from 'node:child_process';
import { type Language } from '@/lib/text';
import type { SearchAnswers } from '@/scripts/export/ask-search';

/** Addresses that the search page of a language finds for each question, best first. Asked at once, because starting takes long. */
export function askSearch(language: Language, questions: readonly string[]) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/export/ask-search.ts', 'out', language],
    { input: JSON.stringify(questions), encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (stderr !== '') throw new Error(stderr);
  const results = (JSON.parse(stdout) as SearchAnswers).answers;
  return new Map(questions.map((question, index) => [question, results[index]?.urls ?? []]));
}
