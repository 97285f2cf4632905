import { useRouter } from 'next/navigation';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Outcome, Row } from '@/components/admin/store/types';
import { editPath } from './entities';

/** Copies records, each into a draft of its own, as one step of the history. The form of a single copy opens. */
export function useDuplicate() {
  const duplicate = useStudio((studio) => studio.duplicate);
  const router = useRouter();
  return async (rows: readonly Row[]): Promise<Outcome<unknown>> => {
    const outcome = await duplicate(rows);
    const [row] = rows;
    const [copy, ...others] = outcome.ok ? outcome.value : [];
    if (row && copy !== undefined && others.length === 0) router.push(editPath(row.entity, copy));
    return outcome;
  };
}
