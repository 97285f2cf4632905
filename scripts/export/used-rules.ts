import postcss, { type AtRule, type Root } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-elements that only form fields have. */
const FIELD_PART =
  /^::?(-webkit-(date|calendar|search|inner-spin|outer-spin)|-moz-ui-|placeholder|file-selector)/;

/**
 * Keeps the rules of a stylesheet that can match with these names, in selector notation: `a`, `.card`, `#menu`,
 * `[open]`, `--course`. Keeps selectors without names, such as `:focus-visible`, and ignores names in `:not`. Removes
 * custom properties and keyframes that nothing uses.
 */
export function usedRules(css: string, names: ReadonlySet<string>) {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')) return;
    const possible = parseSelectors()
      .astSync(rule.selector)
      .nodes.filter((selector) => canMatch(selector, names));
    if (possible.length === 0) rule.remove();
    else rule.selector = possible.map((selector) => String(selector).trim()).join(',');
  });
  dropUnreadProperties(sheet, names);
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  dropUnusedKeyframes(sheet);
  // From the inside out, to remove blocks that became empty.
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

/** Collects the names in a stylesheet's selectors and custom properties, in the notation of `usedRules`. */
export function namesIn(css: string) {
  const names = new Set<string>();
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    parseSelectors((root) =>
      root.walk((part) => {
        const name = nameOf(part);
        if (name !== undefined) names.add(name);
      }),
    ).processSync(rule.selector);
  });
  sheet.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  return names;
}

function dropUnusedKeyframes(sheet: Root) {
  const used: string[] = [];
  sheet.walkDecls(/^animation(-name)?$/, ({ value }) => void used.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules('keyframes', (frames) => {
    if (!used.includes(frames.params)) frames.remove();
  });
}

/** Removes unread custom properties, repeatedly, because their values may be the only readers of others. */
function dropUnreadProperties(sheet: Root, names: ReadonlySet<string>) {
  const read = new Set([...sheet.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const isRead = (name: string) => read.has(name) || names.has(name);
  let isChanged = false;
  sheet.walkDecls(/^--/, (declaration) => {
    if (isRead(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  sheet.walkAtRules('property', (registration) => {
    if (!isRead(registration.params)) registration.remove();
  });
  if (isChanged) dropUnreadProperties(sheet, names);
}

function nameOf(part: Node) {
  switch (part.type) {
    case 'class':
      return `.${part.value}`;
    case 'id':
      return `#${part.value}`;
    case 'tag':
      return part.value.toLowerCase();
    case 'attribute':
      return `[${part.attribute}]`;
    default:
      return undefined;
  }
}

const canMatch = (selector: Selector, names: ReadonlySet<string>) =>
  selector.nodes.every((part) => canHold(part, names));

function canHold(part: Node, names: ReadonlySet<string>): boolean {
  if (part.type !== 'pseudo') {
    const name = nameOf(part);
    return name === undefined || names.has(name);
  }
  if (/^:(is|where|has)$/.test(part.value)) return part.nodes.some((selector) => canMatch(selector, names));
  return !FIELD_PART.test(part.value) || names.has('input') || names.has('textarea');
}
