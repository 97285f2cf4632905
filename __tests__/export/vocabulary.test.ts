import { exportedDocuments } from './exported-documents';
import { type Node, nodesOf } from './graphs';
import { isType, mayHold, rangeOf } from './vocabulary';

/** What is wrong with an object by the vocabulary of schema.org. */
function faultsOf(node: Node) {
  const { '@type': type, ...properties } = node;
  const named = Object.entries(properties).filter(([name]) => !name.startsWith('@'));
  if (type === undefined) return '@graph' in node ? [] : named.map(([name]) => `${name} of nothing`);
  const name = String(type);
  if (!isType(name)) return [`there is no type ${name}`];
  return named.flatMap(([property, value]) => {
    const range = rangeOf(name, property);
    if (range === undefined) return [`${name} has no ${property}`];
    return mayHold(range, value) ? [] : [`${property} of ${name} may not be ${JSON.stringify(value)}`];
  });
}

it('on every page, each object has a type of schema.org, only its properties, and in them what they may hold', () => {
  const faults = exportedDocuments.flatMap((document) =>
    nodesOf(document).flatMap((node) => faultsOf(node).map((fault) => `${document.path}: ${fault}`)),
  );
  expect(faults).toEqual([]);
});
