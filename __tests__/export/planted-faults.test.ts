import { isInExport } from '@/scripts/planted-faults/fault';
import { faults } from '@/scripts/planted-faults/faults';
import { placeOf } from '@/scripts/planted-faults/plant';

it.each(faults.filter(isInExport).map((fault) => [fault.name, fault] as const))(
  '%s has one place in the export',
  (_, fault) => {
    expect(() => placeOf(fault)).not.toThrow();
  },
);
