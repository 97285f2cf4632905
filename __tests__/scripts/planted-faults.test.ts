import { faults } from '@/scripts/planted-faults/faults';
import { placeOf } from '@/scripts/planted-faults/plant';

it('every planted fault has a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

const inSources = faults
  .filter(({ file }) => !file.startsWith('out/'))
  .map((fault) => [fault.name, fault] as const);

// Those of the export are looked up by `npm run test:faults`, before it plants any.
it.each(inSources)('%s has one place in the sources', (_, fault) => {
  expect(() => placeOf(fault)).not.toThrow();
});
