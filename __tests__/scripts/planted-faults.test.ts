import { isInExport } from '@/scripts/planted-faults/fault';
import { faults } from '@/scripts/planted-faults/faults';
import { placeOf } from '@/scripts/planted-faults/plant';

it('has at least 100 faults, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(100);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

const inSources = faults.filter((fault) => !isInExport(fault)).map((fault) => [fault.name, fault] as const);

// Those of the export are looked up in __tests__/export, after the build.
it.each(inSources)('%s has one place in the sources', (_, fault) => {
  expect(() => placeOf(fault)).not.toThrow();
});
