import { recordHash } from '@/content/lib/record-hash';
import { isOrder } from '../keys';
import type { Content } from '../studio-api';
import type { AnyDraft } from '../types';

export type RecordForms = Pick<Content, 'recordVersion' | 'migrateRecord'>;

/** Brings a draft of an older version up to date, base included; null when that fails, for the quarantine. */
export async function migrateDraft(draft: AnyDraft, forms: RecordForms): Promise<AnyDraft | null> {
  if (isOrder(draft)) return { ...draft, version: forms.recordVersion };
  const migrate = (record: unknown) => forms.migrateRecord(draft.entity, record, draft.version);
  try {
    const base = draft.base === null ? null : migrate(draft.base);
    return {
      ...draft,
      version: forms.recordVersion,
      value: migrate(draft.value),
      base,
      baseHash: base === null ? null : await recordHash(base),
    };
  } catch {
    // A migration that cannot cope with the record: the caller keeps it as it was.
    return null;
  }
}
