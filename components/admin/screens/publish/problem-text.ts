import { issueMessage, issuePath, messageWithField } from '@/components/admin/fields/messages';
import type { StudioProblem } from '@/content/check/studio-problem';
import { type ManagedRecord, registry } from '@/content/registry';
import { fields } from '@/content/registry/forms';

/** A problem of a bundle or a folder as a sentence; what a schema found is put into the words of the form. */
export function problemText({ message, issue, entity, id }: StudioProblem, record: ManagedRecord = {}) {
  if (issue === undefined || entity === undefined) return message;
  const specs = fields[entity];
  const sentence = issueMessage(entity, specs, issue, record);
  const text = messageWithField(specs, issuePath(specs, issue), sentence);
  return `${registry[entity].one} ${id ?? ''}: ${text}`;
}
