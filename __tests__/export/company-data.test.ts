import { company } from '@/content/entities/company';
import { indexable } from './exported-documents';
import { nodesOf } from './graphs';

it('the company, its website and each of its places is one thing, described alike wherever it is', () => {
  const described = indexable.flatMap((document) =>
    nodesOf(document)
      .filter((node) => /\/#(organization|website|office|factory)$/.test(String(node['@id'])))
      .filter((node) => Object.keys(node).length > 6)
      .map((node) => ({ path: document.path, node })),
  );
  const of = (fragment: string) =>
    described.filter(({ node }) => String(node['@id']).endsWith(`/#${fragment}`));
  expect(of('website').map(({ path }) => path)).toEqual(['/']);
  for (const { node } of of('organization'))
    expect(Object.keys(node)).toEqual(
      expect.arrayContaining(['name', 'legalName', 'url', 'logo', 'address', 'location', 'contactPoint']),
    );
  for (const { node } of [...of('office'), ...of('factory')]) expect(node['@type']).toBe('LocalBusiness');
  const positions = of('factory').map(({ node }) => node.geo);
  expect(positions.length).toBeGreaterThan(0);
  for (const position of positions)
    expect(position).toMatchObject({ latitude: company.map.latitude, longitude: company.map.longitude });
});
