import type { ExportedDocument } from './exported-documents';

export type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object of a value, at any depth. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** The structured data of a page. */
export const scriptsOf = ({ scripts }: ExportedDocument) =>
  scripts.filter(({ type }) => type === 'application/ld+json').map(({ text }) => JSON.parse(text) as unknown);
/** Every object in the structured data of a page. */
export const nodesOf = (document: ExportedDocument) => nodesIn(scriptsOf(document));
