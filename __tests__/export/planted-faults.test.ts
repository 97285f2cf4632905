import { faults } from '@/scripts/planted-faults/faults';
import { placeOf } from '@/scripts/planted-faults/plant';

const inExport = faults
  .filter(({ file }) => file.startsWith('out/'))
  .map((fault) => [fault.name, fault] as const);

it.each(inExport)('%s has one place in the export', (_, fault) => {
  expect(() => placeOf(fault)).not.toThrow();
});
