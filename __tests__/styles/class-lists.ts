import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One way in which the classes of an element can come together. */
type ClassList = readonly string[];
/** What the props of a component are where it is used, as far as the text says. */
type Props = ReadonlyMap<string, ts.Expression>;
/** Where an expression is: props are expressions of the scope above, in which the component is used. */
type Scope = { readonly file: ts.SourceFile; readonly props: Props; readonly above: Scope | null };

export type Found = { readonly place: string; readonly classes: ClassList };

/** More ways than these are not looked at; the first ones hold every class already. */
const MAX_WAYS = 200;
const MAX_DEPTH = 6;

const files = new Map<string, ts.SourceFile>();
const fileOf = (name: string) => {
  const known = files.get(name);
  if (known) return known;
  const file = ts.createSourceFile(
    name,
    readFileSync(name, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  files.set(name, file);
  return file;
};

/**
 * Every list of classes that the elements of these folders can have: through constants, conditions, templates, `cn`,
 * `cva` and the `className` that a component hands on.
 */
export function classLists(folders: readonly string[]): Found[] {
  return folders.flatMap(sourcesIn).flatMap((name) => {
    const scope: Scope = { file: fileOf(name), props: new Map(), above: null };
    return elementsIn(scope.file).flatMap((element) => listsOf(element, scope, 0));
  });
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const elementsIn = (node: ts.Node): Element[] => {
  const inside: Element[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isJsxOpeningElement(child) || ts.isJsxSelfClosingElement(child)) inside.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return inside;
};

function attributesOf(element: Element): Props {
  const props = new Map<string, ts.Expression>();
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.initializer === undefined) continue;
    const value = ts.isJsxExpression(attribute.initializer)
      ? attribute.initializer.expression
      : attribute.initializer;
    if (value) props.set(attribute.name.getText(), value);
  }
  return props;
}

/** The lists of an element, and where it is a component that hands `className` on, those of what it is made of. */
function listsOf(element: Element, scope: Scope, depth: number): Found[] {
  const props = attributesOf(element);
  const className = props.get('className');
  if (className === undefined) return [];
  const place = `${path.relative(process.cwd(), scope.file.fileName)}:${scope.file.getLineAndCharacterOfPosition(element.getStart()).line + 1}`;
  const own = waysOf(className, scope, depth).map((classes) => ({ place, classes }));
  const component = /^[A-Z]/.test(element.tagName.getText())
    ? declared(element.tagName.getText(), scope.file)
    : null;
  if (component === null || depth >= MAX_DEPTH) return own;
  const inner: Scope = { file: component.file, props, above: scope };
  const made = elementsIn(component.node)
    .filter((part) => part.attributes.getText().includes('className'))
    .filter((part) => /\bclassName\b(?!=)/.test(part.attributes.getText()))
    .flatMap((part) => listsOf(part, inner, depth + 1));
  return [...own, ...made.map(({ classes }) => ({ place, classes }))];
}

/** The declaration that a name stands for, in this file or in the one that it is imported from. */
function declared(
  name: string,
  file: ts.SourceFile,
): { readonly node: ts.Node; readonly file: ts.SourceFile } | null {
  let found: ts.Node | null = null;
  const visit = (node: ts.Node) => {
    if (found !== null) return;
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name?.getText() === name)
      found = node;
    else ts.forEachChild(node, visit);
  };
  visit(file);
  if (found !== null) return { node: found, file };
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const names = statement.importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names)) continue;
    const imported = names.elements.find((element) => element.name.text === name);
    const target = imported && resolved(statement.moduleSpecifier.text, file.fileName);
    if (imported && target) return declared((imported.propertyName ?? imported.name).text, fileOf(target));
  }
  return null;
}

function resolved(specifier: string, from: string) {
  if (!/^[@.]\.?\//.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? path.resolve(specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return [`${base}.tsx`, `${base}.ts`].find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
}

const together = (parts: readonly ClassList[][]): ClassList[] =>
  parts.reduce<ClassList[]>(
    (ways, part) => ways.flatMap((way) => part.map((classes) => [...way, ...classes])).slice(0, MAX_WAYS),
    [[]],
  );

const NOTHING: ClassList[] = [[]];
const wordsOf = (text: string): ClassList[] => [text.split(/\s+/).filter(Boolean)];

/** Every list that an expression can give; what cannot be known gives nothing. */
function waysOf(node: ts.Expression, scope: Scope, depth: number): ClassList[] {
  const ways = (part: ts.Expression) => waysOf(part, scope, depth + 1);
  if (depth > 30) return NOTHING;
  if (ts.isStringLiteralLike(node)) return wordsOf(node.text);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [ways(span.expression), wordsOf(span.literal.text)]);
    return together([wordsOf(node.head.text), ...spans]);
  }
  if (ts.isConditionalExpression(node)) return [...ways(node.whenTrue), ...ways(node.whenFalse)];
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
      return together([ways(node.left), ways(node.right)]);
    return node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
      ? [...NOTHING, ...ways(node.right)]
      : [...ways(node.left), ...ways(node.right)];
  }
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return ways(node.expression);
  if (ts.isArrayLiteralExpression(node)) return together(node.elements.map(ways));
  if (ts.isCallExpression(node)) return callWays(node, scope, depth);
  if (ts.isIdentifier(node)) return nameWays(node.text, scope, depth);
  if (ts.isPropertyAccessExpression(node)) return memberWays(node, scope, depth);
  return NOTHING;
}

function nameWays(name: string, scope: Scope, depth: number): ClassList[] {
  const prop = scope.props.get(name);
  if (prop !== undefined) return scope.above ? waysOf(prop, scope.above, depth + 1) : NOTHING;
  const decl = declared(name, scope.file);
  if (decl === null || !ts.isVariableDeclaration(decl.node) || !decl.node.initializer) return NOTHING;
  return waysOf(decl.node.initializer, { ...scope, file: decl.file }, depth + 1);
}

/** A member of a table of class names, such as `actionStyles.outline`. */
function memberWays(node: ts.PropertyAccessExpression, scope: Scope, depth: number): ClassList[] {
  if (!ts.isIdentifier(node.expression)) return NOTHING;
  const decl = declared(node.expression.text, scope.file);
  const table = decl && ts.isVariableDeclaration(decl.node) ? objectOf(decl.node.initializer) : undefined;
  const value = table && entryOf(table, node.name.text);
  return value && decl ? waysOf(value, { ...scope, file: decl.file }, depth + 1) : NOTHING;
}

function callWays(node: ts.CallExpression, scope: Scope, depth: number): ClassList[] {
  const name = node.expression.getText();
  if (name === 'cn' || name === 'clsx') {
    return together(node.arguments.map((argument) => waysOf(argument, scope, depth + 1)));
  }
  const decl = declared(name, scope.file);
  const made = decl && ts.isVariableDeclaration(decl.node) ? decl.node.initializer : undefined;
  if (!decl || !made || !ts.isCallExpression(made) || made.expression.getText() !== 'cva') return NOTHING;
  const [base, options] = made.arguments;
  const inner = { ...scope, file: decl.file };
  const groups = objectOf(options && entryOf(objectOf(options), 'variants'));
  const defaults = objectOf(options && entryOf(objectOf(options), 'defaultVariants'));
  const asked = objectOf(node.arguments[0]);
  const variants = (groups?.properties ?? []).map((group): ClassList[] => {
    const key = group.name?.getText() ?? '';
    const { table, file } = tableOf(
      ts.isPropertyAssignment(group) ? group.initializer : undefined,
      inner.file,
    );
    const wanted = literalOf(entryOf(asked, key), key, scope) ?? literalOf(entryOf(defaults, key), '', scope);
    const chosen = wanted === undefined ? undefined : entryOf(table, wanted);
    if (chosen) return waysOf(chosen, { ...inner, file }, depth + 1);
    return (table?.properties ?? []).flatMap((entry) =>
      ts.isPropertyAssignment(entry) ? waysOf(entry.initializer, { ...inner, file }, depth + 1) : [],
    );
  });
  return together([base ? waysOf(base, inner, depth + 1) : NOTHING, ...variants]);
}

/** A table that is where it is asked for, or under a name, there or in another file. */
function tableOf(node: ts.Expression | undefined, file: ts.SourceFile) {
  const decl = node && ts.isIdentifier(node) ? declared(node.text, file) : null;
  return decl && ts.isVariableDeclaration(decl.node)
    ? { table: objectOf(decl.node.initializer), file: decl.file }
    : { table: objectOf(node), file };
}

/** The word that a variant is asked for by; the prop of the same name where the call hands it on. */
function literalOf(value: ts.Expression | undefined, key: string, scope: Scope): string | undefined {
  if (value && ts.isStringLiteralLike(value)) return value.text;
  const prop = value && ts.isIdentifier(value) ? scope.props.get(key) : undefined;
  return prop && ts.isStringLiteralLike(prop) ? prop.text : undefined;
}

function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return objectOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function entryOf(table: ts.ObjectLiteralExpression | undefined, key: string): ts.Expression | undefined {
  for (const entry of table?.properties ?? []) {
    if (ts.isPropertyAssignment(entry) && entry.name.getText().replace(/['"]/g, '') === key)
      return entry.initializer;
    if (ts.isShorthandPropertyAssignment(entry) && entry.name.text === key) return entry.name;
  }
  return undefined;
}
