/** Every word of a text and how often it is there. */
function wordsOf(text: string) {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How much of a text (0 to 1) another text says as well, word by word, and the words that it lacks. */
export function saidBy(text: string, whole: string) {
  const [actual, wanted] = [wordsOf(text), wordsOf(whole)];
  const missing = new Map(
    [...wanted]
      .map(([word, count]) => [word, count - (actual.get(word) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
  return { share: 1 - total(missing) / total(wanted), missing: [...missing.keys()].join(', ') };
}
