import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

type Schema = Readonly<Record<string, unknown>>;
type Operation = {
  /** Names of the query. */
  readonly query?: readonly string[];
  readonly body?: Schema;
  readonly answers: Readonly<Record<number, Schema>>;
};

/** A description in the form of OpenAPI, of the calls `METHOD /path/{place}`. */
export function describedBy(
  calls: Readonly<Record<string, Operation>>,
  schemas: Readonly<Record<string, Schema>>,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [call, { query = [], body, answers }] of Object.entries(calls)) {
    const [method = '', template = ''] = call.split(' ');
    (paths[template] ??= {})[method.toLowerCase()] = {
      parameters: query.map((name) => ({ name, in: 'query' })),
      ...(body && { requestBody: { content: json(body) } }),
      responses: Object.fromEntries(
        Object.entries(answers).map(([status, schema]) => [status, { content: json(schema) }]),
      ),
    };
  }
  return { paths, components: { schemas } };
}

const json = (schema: Schema) => ({ 'application/json': { schema } });
export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Schema): Schema => ({ type: 'array', items });

const declarations = (file: string) =>
  ts.createSourceFile(file, readFileSync(path.resolve('node_modules', file), 'utf8'), ts.ScriptTarget.Latest);

/** The types of a package's declarations as JSON schemas, by name. */
export function schemasIn(file: string): Readonly<Record<string, Schema>> {
  const { statements } = declarations(file);
  return Object.fromEntries(
    statements.flatMap((statement): [string, Schema][] => {
      if (ts.isInterfaceDeclaration(statement)) return [[statement.name.text, interfaceSchema(statement)]];
      if (ts.isTypeAliasDeclaration(statement)) return [[statement.name.text, schemaOf(statement.type)]];
      return [];
    }),
  );
}

/** The calls of `gitea-js`, whose methods say in `@request` what they were made from. */
export function callsIn(file: string): Readonly<Record<string, Operation>> {
  const source = declarations(file);
  const calls: Record<string, Operation> = {};
  const visit = (node: ts.Node): void => {
    const [, method, template] =
      /@request (\w+):(\S+)/.exec(source.text.slice(node.getFullStart(), node.getStart(source))) ?? [];
    if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
      if (method && template && node.type && ts.isFunctionTypeNode(node.type))
        calls[`${method} ${template}`] = operationOf(node.type, source);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function operationOf({ parameters, type }: ts.FunctionTypeNode, source: ts.SourceFile): Operation {
  const typeOf = (name: string) => parameters.find((one) => one.name.getText(source) === name)?.type;
  const query = typeOf('query');
  const body = typeOf('body');
  const [response] = (type as ts.TypeReferenceNode).typeArguments ?? [];
  const [answer] = (response as ts.TypeReferenceNode).typeArguments ?? [];
  const schema = answer ? schemaOf(answer) : {};
  return {
    query: query && ts.isTypeLiteralNode(query) ? query.members.map(nameOf) : [],
    ...(body && { body: schemaOf(body) }),
    answers: { 200: schema, 201: schema },
  };
}

const nameOf = ({ name }: ts.TypeElement) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';

/** An interface takes no other properties, unless it extends another type. */
function interfaceSchema({ heritageClauses = [] as never, members }: ts.InterfaceDeclaration): Schema {
  const own = objectSchema(members);
  const bases = [...heritageClauses].flatMap(({ types }) =>
    types.flatMap(({ expression }) =>
      ts.isIdentifier(expression) && expression.text !== 'Record' ? [refTo(expression.text)] : [],
    ),
  );
  if (bases.length > 0) return { allOf: [...bases, own] };
  return heritageClauses.length > 0 ? own : { ...own, additionalProperties: false };
}

function objectSchema(members: ts.NodeArray<ts.TypeElement>): Schema {
  const fields = members.filter(ts.isPropertySignature);
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [nameOf(field), field.type ? schemaOf(field.type) : {}]),
    ),
    required: fields.filter(({ questionToken }) => questionToken === undefined).map(nameOf),
  };
}

function schemaOf(type: ts.TypeNode): Schema {
  if (ts.isArrayTypeNode(type)) return listOf(schemaOf(type.elementType));
  if (ts.isParenthesizedTypeNode(type)) return schemaOf(type.type);
  if (ts.isUnionTypeNode(type)) return { anyOf: type.types.map(schemaOf) };
  if (ts.isTypeLiteralNode(type)) return objectSchema(type.members);
  if (ts.isLiteralTypeNode(type)) {
    if (ts.isStringLiteral(type.literal)) return { enum: [type.literal.text] };
    return type.literal.kind === ts.SyntaxKind.NullKeyword ? { type: 'null' } : {};
  }
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && !type.typeArguments) {
    return type.typeName.text === 'Date' ? {} : refTo(type.typeName.text);
  }
  const simple: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
    [ts.SyntaxKind.StringKeyword]: 'string',
    [ts.SyntaxKind.NumberKeyword]: 'number',
    [ts.SyntaxKind.BooleanKeyword]: 'boolean',
  };
  const name = simple[type.kind];
  return name === undefined ? {} : { type: name };
}
