import { fieldId } from '@/components/admin/fields/field-id';

/**
 * Puts the focus on a field's control; of a group, on its first one. Bangla rows have no control of their own, so the English ones
 * get it; a line has that of its list. False when there is no such field.
 */
export function focusField(name: string) {
  const [field] = [name, name.replace(/\.\d+$/, ''), name.replace(/^bn\./, '')].flatMap(
    (path) => document.getElementById(fieldId(path)) ?? [],
  );
  if (field === undefined) return false;
  const control = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('[data-control]') ??
      field.querySelector<HTMLElement>('button, input:not([hidden])'))
    : field;
  (control ?? field).focus();
  (control ?? field).scrollIntoView({ block: 'center' });
  return true;
}
