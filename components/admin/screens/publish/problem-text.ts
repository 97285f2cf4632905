import { issueMessage, issuePath, messageWithField } from '@/components/admin/fields/messages';
import type { StudioProblem } from '@/content/check/studio-problem';
import { registry } from '@/content/registry';
import { fields } from '@/content/registry/forms';

/**
 * A problem of a bundle as a sentence, with the names that the form has for record and field.
 * @param title of the record that it is about, where there is one; its id stands in for an unknown one
 */
export function problemText({ message, reason, field, issue, entity, id }: StudioProblem, title = id) {
  if (entity === undefined) return message;
  const { one, many } = registry[entity];
  if (title === undefined) return reason === undefined ? message : `${many}: ${reason}.`;
  const specs = fields[entity];
  const where = `${one} “${title}”: `;
  if (issue !== undefined) {
    return where + messageWithField(specs, issuePath(specs, issue), issueMessage(specs, issue, {}));
  }
  return field === undefined || reason === undefined
    ? message
    : where + messageWithField(specs, field, reason);
}
