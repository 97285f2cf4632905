import { fieldId } from '@/components/admin/fields/field-id';

/**
 * Puts the focus on a field's control; of a group, on its first one. Bangla rows have no control of their own, so the English ones
 * get it. False when there is no such field.
 */
export function focusField(name: string) {
  const field =
    document.getElementById(fieldId(name)) ?? document.getElementById(fieldId(name.replace(/^bn\./, '')));
  if (field === null) return false;
  const control = field.matches('fieldset')
    ? (field.querySelector<HTMLElement>('[data-control]') ??
      field.querySelector<HTMLElement>('button, input:not([hidden])'))
    : field;
  (control ?? field).focus();
  (control ?? field).scrollIntoView({ block: 'center' });
  return true;
}
