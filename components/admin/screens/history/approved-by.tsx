import type { CommitVersion } from '@/components/admin/repository/host';
import { historyStrings as texts } from '@/components/admin/strings/connection';

/** Names who approved a publication, in a line of its own. */
export const ApprovedBy = ({ version: { approvedBy } }: { readonly version: CommitVersion }) =>
  approvedBy !== undefined && <span className="block text-concrete-600">{texts.approvedBy(approvedBy)}</span>;
