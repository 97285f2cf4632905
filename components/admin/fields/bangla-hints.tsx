import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { type RecordHints, recordHints } from '@/components/admin/records/record-hints';
import { banglaHintStrings } from '@/components/admin/strings/shared';
import { fieldStrings } from '@/components/admin/strings/editor';
import { StudioButton } from '@/components/admin/ui/studio-button';
import type { Entity, FieldSpec, ManagedRecord } from '@/lib/records';
import { fieldId } from './control-props';

type HintsOfForm = {
  readonly hints: RecordHints;
  /** Marks the Bangla of a control as up to date, by its path: `title.bn`. */
  readonly onFits: (path: string) => void;
};

const HintsContext = createContext<HintsOfForm>({ hints: new Map(), onFits: () => undefined });

type HintsProviderProps = Pick<HintsOfForm, 'onFits'> & {
  readonly entity: Entity;
  readonly fields: readonly FieldSpec[];
  readonly record: ManagedRecord;
  readonly children: ReactNode;
};

/** Returns the same map until one of its texts changes: a save then re-renders no field. */
export function useSameTexts(fresh: ReadonlyMap<string, string>) {
  const [known, setKnown] = useState(fresh);
  if ([...fresh].join() === [...known].join()) return known;
  setKnown(fresh);
  return fresh;
}

/** Provides a record's hints to its form. */
export function HintsProvider({ entity, fields, record, onFits, children }: HintsProviderProps) {
  const hints = useSameTexts(useMemo(() => recordHints(entity, fields, record), [entity, fields, record]));
  const context = useMemo(() => ({ hints, onFits }), [hints, onFits]);
  return <HintsContext value={context}>{children}</HintsContext>;
}

export const useRecordHints = () => use(HintsContext).hints;

/** Returns the hint for a control by its path, `title` or `title.bn`; undefined without one. */
export function useHint(path: string) {
  return use(HintsContext).hints.get(path);
}

type StillFitsProps = {
  readonly path: string;
  readonly label: string;
};

/** Button that marks a stale Bangla text as up to date, after a comparison with the current English. */
export function StillFits({ path, label }: StillFitsProps) {
  const { hints, onFits } = use(HintsContext);
  if (hints.get(path) !== banglaHintStrings.older) return null;
  return (
    <StudioButton
      label={fieldStrings.fits}
      look="outlineLow"
      onPress={() => {
        onFits(path);
        // The button unmounts: focus moves to the field.
        document.getElementById(fieldId(path))?.focus();
      }}
      about={`(${label})`}
      className="mt-2"
    />
  );
}
