import { tokenizer } from 'acorn';

/** Whether a page or a script says a name that a stylesheet asks for: `a`, `.card`, `#menu`, `[open]`, `--course`. */
export type UsedNames = (name: string) => boolean;

/** A page says the tags and attributes it is made of, and what is in its attributes and scripts. */
export function namesUsedInPage(html: string): UsedNames {
  const tags = new Set<string>();
  const quoted: string[] = [];
  const markup = html.replace(/(<script[^>]*>)([\s\S]*?)<\/script>/g, (_, opening: string, text: string) => {
    // One with a type is data for others.
    if (!opening.includes(' type=')) quoted.push(text);
    return opening;
  });
  for (const [tag, name = ''] of markup.matchAll(/<([a-z][\w-]*)(?:[^>"]|"[^"]*")*>/gi)) {
    tags.add(name.toLowerCase());
    quoted.push(plain(tag));
  }
  const words = wordsIn(quoted);
  return saying(tags, words, words);
}

/**
 * A script says the tags that it creates (`jsx("p", …)`, `createElement("p")`), any of its words as an attribute, and as
 * classes and ids what is in its strings: outside of them `container` or `filter` is a name of its own.
 */
export function namesUsedInScript(text: string): UsedNames {
  const tags = new Set([...text.matchAll(/\(\s*["'`]([a-z][\w-]*)["'`]\s*[,)]/g)].map(([, tag = '']) => tag));
  const strings: string[] = [];
  for (const { type, start, end } of tokenizer(text, { ecmaVersion: 'latest', sourceType: 'module' })) {
    if (type.label === 'string' || type.label === 'template') strings.push(text.slice(start, end));
  }
  return saying(tags, wordsIn(strings), wordsIn([text]));
}

function saying(
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

/** Whatever could be a name: the text between quotes and spaces, and its parts; `dataset.printOnly` is `data-print-only`. */
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
