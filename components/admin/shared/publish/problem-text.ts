import { entityInfo } from '@/components/admin/shared/entities';
import { issueMessage, messageWithField } from '@/components/admin/shared/messages';
import type { StudioProblem } from '@/content/lib/studio-problem';
import type { ManagedRecord } from '@/content/managed';

/** A problem of a bundle or a folder as a sentence; what a schema found is put into the words of the form. */
export function problemText({ message, issue, entity, id }: StudioProblem, record: ManagedRecord = {}) {
  if (issue === undefined || entity === undefined) return message;
  const field = String(issue.path[0] ?? '');
  const text = messageWithField(entity, field, issueMessage(entity, issue, record));
  return `${entityInfo[entity].one} ${id ?? ''}: ${text}`;
}
