import postcss, { type AtRule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * The rules of a stylesheet that can match where only these words occur as tags, classes, ids and attributes. Rules that
 * name nothing, such as `:focus-visible`, stay, and so does everything whose absence is asked for (`:not`).
 */
export function usedRules(css: string, words: ReadonlySet<string>) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const possible = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, words));
    if (possible.length === 0) rule.remove();
    else rule.selector = possible.map((selector) => String(selector).trim()).join(',');
  });
  // From the inside out, so that a block goes too when all that it held has gone.
  sheet.walkAtRules((block) => {
    for (let empty: AtRule | undefined = block; empty?.nodes?.length === 0;) {
      const outer: AtRule | undefined =
        empty.parent?.type === 'atrule' ? (empty.parent as AtRule) : undefined;
      empty.remove();
      empty = outer;
    }
  });
  return sheet.toString();
}

/** All tags, classes, ids and attributes that a stylesheet asks for. */
export function namesIn(css: string) {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    parseSelectors((root) =>
      root.walk((part) => {
        if (part.type === 'class' || part.type === 'id') names.add(part.value);
        if (part.type === 'tag') names.add(part.value.toLowerCase());
        if (part.type === 'attribute') names.add(part.attribute);
      }),
    ).processSync(rule.selector);
  });
  return names;
}

const canMatch = (selector: Selector, words: ReadonlySet<string>) =>
  selector.nodes.every((part) => canHold(part, words));

function canHold(part: Node, words: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'class':
    case 'id':
      return words.has(part.value);
    case 'tag':
      return words.has(part.value.toLowerCase());
    case 'attribute':
      return words.has(part.attribute);
    case 'pseudo':
      return /^:(is|where|has)$/.test(part.value)
        ? part.nodes.some((selector) => canMatch(selector, words))
        : true;
    default:
      return true;
  }
}
