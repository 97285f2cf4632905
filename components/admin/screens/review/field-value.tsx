import type { FieldSpec } from '@/content/lib/field-spec';
import { ValueView } from './value-view';

type FieldValueProps = {
  readonly spec: FieldSpec;
  readonly label: string;
  readonly value: unknown;
  /** It will not be there any more. */
  readonly isGone?: boolean;
};

/** One side of a change, with its heading. */
export function FieldValue({ spec, label, value, isGone = false }: FieldValueProps) {
  return (
    <div className="min-w-0">
      <p className="text-sm text-concrete-600">{label}</p>
      <div className={`max-h-60 overflow-y-auto ${isGone ? 'text-concrete-600' : ''}`}>
        <ValueView spec={spec} value={value} />
      </div>
    </div>
  );
}
