import { useSession } from '@/components/admin/store/edit-session';
import { PageSelect } from '@/components/admin/records/page-select';
import { textOf } from '@/lib/records';
import { controlProps, FieldFrame } from './field-frame';
import type { RecordFieldProps } from './record-field';

/** Field for the address of a page of the website: a select by the names of the pages. */
export function PageField({ session, spec, messages, isReadOnly, setterOf, onLeave }: RecordFieldProps) {
  const { name, label, help } = spec;
  const value = useSession(session, (state) => state.value[name]);
  const frame = { name, label, help, isRequired: true, message: messages.get(name) };
  return (
    <FieldFrame {...frame}>
      <PageSelect
        {...controlProps({ ...frame, onLeave: () => onLeave(name) })}
        value={textOf(value)}
        disabled={isReadOnly}
        onChoose={(path) => setterOf(name)(path, { isStep: true })}
        className="w-full pl-2.5"
      />
    </FieldFrame>
  );
}
