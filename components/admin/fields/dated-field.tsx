import { useCallback } from 'react';
import { type EditSession, useSession } from '@/components/admin/store/edit-session';
import { sharedStrings } from '@/components/admin/strings/shared';
import { recordIn } from '@/components/admin/records/draft-values';
import { DATED, isRecord, listIn } from '@/lib/records';
import type { FieldSetter } from './control-props';
import { RecordField, type RecordFieldProps } from './record-field';
import { keyed } from './rows-field';

/**
 * Field for the changes with a date of a record. A new one starts with the present value of its field. Where the website is
 * not built every night, nothing can be added, and the field says what it needs.
 */
export function DatedField({ setterOf, ...props }: RecordFieldProps) {
  const { session, spec } = props;
  const isEmpty = useSession(session, ({ value }) => listIn(value[DATED]).length === 0);
  const isNightly = Boolean(process.env.NIGHTLY_BUILD);
  const begunSetterOf = useCallback(
    (name: string): FieldSetter =>
      (next, options) =>
        setterOf(name)(begun(session, next), options),
    [session, setterOf],
  );
  return (
    <RecordField
      {...props}
      spec={isNightly ? spec : { ...spec, help: sharedStrings.dated.needs }}
      isReadOnly={props.isReadOnly || (!isNightly && isEmpty)}
      setterOf={begunSetterOf}
    />
  );
}

/** Gives each row whose field was chosen just now the value that the record has. */
function begun(session: EditSession, rows: unknown) {
  const { value } = session.getState();
  const before = listIn(value[DATED]);
  return listIn(rows).map((row, index) => {
    if (!isRecord(row) || typeof row.kind !== 'string' || row.kind in row) return row;
    const isChosenNow = recordIn(before[index]).kind !== row.kind;
    return isChosenNow ? keyed({ ...row, [row.kind]: value[row.kind] }, row) : row;
  });
}
