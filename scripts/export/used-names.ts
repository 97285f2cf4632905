import { tokenizer } from 'acorn';

/** Whether a page or script contains a name in a stylesheet's notation: `a`, `.card`, `#menu`, `[open]`, `--course`. */
export type UsedNames = (name: string) => boolean;

/** Collects names in a page: tags, attributes, and words in attributes and inline scripts. */
export function namesUsedInPage(html: string): UsedNames {
  const tags = new Set<string>();
  const quoted: string[] = [];
  const markup = html.replace(/(<script[^>]*>)([\s\S]*?)<\/script>/g, (_, opening: string, text: string) => {
    // A script with a type is data.
    if (!opening.includes(' type=')) quoted.push(text);
    return opening;
  });
  for (const [tag, name = ''] of markup.matchAll(/<([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/gi)) {
    tags.add(name.toLowerCase());
    quoted.push(plain(tag));
  }
  const words = wordsIn(quoted);
  return matcherOf(tags, words, words);
}

/**
 * Collects names in a script: tags that it creates (`jsx("p", …)`, `createElement("p")`), any word as an attribute, and
 * words in strings as classes and ids; outside strings, `container` or `filter` is an identifier.
 */
export function namesUsedInScript(text: string): UsedNames {
  const tags = new Set([...text.matchAll(/\(\s*["'`]([a-z][\w-]*)["'`]\s*[,)]/g)].map(([, tag = '']) => tag));
  const strings: string[] = [];
  for (const { type, start, end } of tokenizer(text, { ecmaVersion: 'latest', sourceType: 'module' })) {
    if (type.label === 'string' || type.label === 'template') strings.push(text.slice(start, end));
  }
  return matcherOf(tags, wordsIn(strings), wordsIn([text]));
}

function matcherOf(
  tags: ReadonlySet<string>,
  values: ReadonlySet<string>,
  words: ReadonlySet<string>,
): UsedNames {
  return (name) => {
    if (name.startsWith('--')) return words.has(name);
    if (/^[.#]/.test(name)) return values.has(name.slice(1));
    return name.startsWith('[') ? words.has(name.slice(1, -1)) : tags.has(name);
  };
}

/** Collects possible names: text between quotes and spaces, and its parts; `dataset.printOnly` as `data-print-only`. */
function wordsIn(texts: readonly string[]) {
  const words = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/[^\s"'`\\]+/g)) words.add(word);
    for (const [word] of text.matchAll(/[\w-]+/g)) words.add(word);
    for (const [, name = ''] of text.matchAll(/\bdataset\.(\w+)/g)) {
      words.add(`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
  }
  return words;
}

const plain = (markup: string) =>
  markup.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&#x27;', "'");
