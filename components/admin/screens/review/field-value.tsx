import { Suspense } from 'react';
import { ownViews } from '@/components/admin/entities/own-views';
import type { FieldSpec } from '@/content/lib/field-spec';
import type { Entity } from '@/content/registry';
import { ValueView } from './value-view';

type FieldValueProps = {
  readonly entity: Entity;
  /** Of the value in its record. */
  readonly path: string;
  readonly spec: FieldSpec;
  readonly label: string;
  readonly value: unknown;
  /** It will not be there any more. */
  readonly isGone?: boolean;
};

/** One side of a change, with its heading. */
export function FieldValue({ entity, path, spec, label, value, isGone = false }: FieldValueProps) {
  const OwnView = ownViews[entity]?.[path];
  return (
    <div className="min-w-0">
      <p className="text-sm text-concrete-600">{label}</p>
      {OwnView === undefined ? (
        <div
          lang={path.startsWith('bn.') ? 'bn' : undefined}
          className={`max-h-60 overflow-y-auto ${isGone ? 'text-concrete-600' : ''}`}
        >
          <ValueView spec={spec} value={value} />
        </div>
      ) : (
        <Suspense>
          <OwnView value={value} />
        </Suspense>
      )}
    </div>
  );
}
