import { site } from '@/components/admin/site';
import { createStore } from 'zustand/vanilla';
import { websiteState } from '@/components/admin/records/shown-state';
import type { Outcome, Row } from '@/components/admin/store/types';
import type { WhereQuestion } from './where-dialog';

/** The open question where the addresses of deleted records should lead; null while there is none. */
export const openQuestion = createStore((): WhereQuestion | null => null);

/**
 * Asks where the pages of records to be deleted should lead: to an English path, undefined for nowhere, or if the website
 * has and had none. Resolves to null if somebody called the deletion off.
 */
export async function askWhere(rows: readonly Row[]): Promise<Outcome<string | undefined> | null> {
  if (site().redirects === null) return { ok: true, value: undefined };
  const pages = rows.flatMap((row) => {
    const path = site().ownPage(row.entity, row.id);
    const kind = websiteState(row)?.kind;
    if (path === null || (kind !== 'published' && kind !== 'ended')) return [];
    return [{ path, isThere: kind === 'published' }];
  });
  if (pages.length === 0) return { ok: true, value: undefined };
  return new Promise((resolve) => {
    const answer = (to: string | undefined | null) => {
      openQuestion.setState(null, true);
      resolve(to === null ? null : { ok: true, value: to });
    };
    openQuestion.setState({ rows, pages, answer }, true);
  });
}
