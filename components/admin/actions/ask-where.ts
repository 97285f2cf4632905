import { createStore } from 'zustand/vanilla';
import { websiteState } from '@/components/admin/records/shown-state';
import type { Row } from '@/components/admin/store/types';
import { ownPage } from '@/content/registry';

/** The question where the addresses of deleted records should lead. */
export type WhereQuestion = {
  readonly rows: readonly Row[];
  /** Takes an English path, or null for a deletion that is called off. */
  readonly answer: (to: string | null) => void;
};

/** The open question, which `WhereDialog` asks; null while there is none. */
export const openQuestion = createStore((): WhereQuestion | null => null);

/** Asks where the pages of these records should lead; undefined if none of them is on the website. */
export async function askWhere(rows: readonly Row[]) {
  const online = rows.filter(
    (row) =>
      ownPage(row.entity, row.id) !== null && !['waiting', undefined].includes(websiteState(row)?.kind),
  );
  if (online.length === 0) return undefined;
  return new Promise<string | null>((resolve) => {
    const answer = (to: string | null) => {
      openQuestion.setState(null, true);
      resolve(to);
    };
    openQuestion.setState({ rows: online, answer }, true);
  });
}
