import { fieldStrings } from '@/components/admin/strings/editor';
import type { Elements } from '@/components/ui/elements';
import { type ControlProps, fieldId } from './control-props';

/** Share of the limit from which the number of characters is shown. */
const COUNT_FROM = 0.8;

type Counted = {
  /** Number of characters typed; null hides the counter. */
  readonly length?: number | null;
  readonly max?: number | null;
  /** Number of characters that the page shows; its counter is always visible. */
  readonly room?: number | undefined;
};

type FieldFrameProps = Counted &
  Pick<ControlProps, 'name' | 'label' | 'help' | 'isRequired' | 'message'> & {
    /** Renders a fieldset with a legend, for a group of controls. */
    readonly isGroup?: boolean;
    readonly children: Elements;
  };

/** Returns the `aria-describedby` of a control: the ids of help, message and counter, as far as shown. */
export function describedBy(field: Pick<FieldFrameProps, 'name' | 'help' | 'message'> & Counted) {
  const id = fieldId(field.name);
  const parts = [
    field.help === undefined ? [] : `${id}-help`,
    field.message === undefined ? [] : `${id}-message`,
    countOf(field) === null ? [] : `${id}-count`,
  ].flat();
  return parts.length === 0 ? undefined : parts.join(' ');
}

type LeavableProps = Parameters<typeof describedBy>[0] & Pick<ControlProps, 'isRequired' | 'onLeave'>;

/** Returns the props that every control in a frame needs: id, blur handler and ARIA attributes. */
export const controlProps = (field: LeavableProps) => ({
  id: fieldId(field.name),
  onBlur: field.onLeave,
  'aria-required': field.isRequired,
  'aria-invalid': field.message !== undefined,
  'aria-describedby': describedBy(field),
});

function countOf({ length = null, max = null, room }: Counted) {
  if (length === null) return null;
  if (room !== undefined) return fieldStrings.room(length, room);
  return max !== null && length >= max * COUNT_FROM ? fieldStrings.characters(length, max) : null;
}

/** Renders label, control, message, help and counter of one field. */
export function FieldFrame({
  name,
  label,
  help,
  isRequired = false,
  message,
  isGroup = false,
  children,
  ...counted
}: FieldFrameProps) {
  const id = fieldId(name);
  const count = countOf(counted);
  const Frame = isGroup ? 'fieldset' : 'div';
  const title = (
    <>
      <span>{label}</span>
      {isRequired && (
        <>
          <span aria-hidden="true"> *</span>
          {isGroup && <span className="sr-only">{` ${fieldStrings.required}`}</span>}
        </>
      )}
    </>
  );
  return (
    <Frame id={isGroup ? id : undefined} tabIndex={isGroup ? -1 : undefined} className="min-w-0">
      {isGroup ? (
        <legend className="mb-1.5 font-semibold">{title}</legend>
      ) : (
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {title}
        </label>
      )}
      {children}
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-sm">
        <div>
          {message !== undefined && (
            <p id={`${id}-message`} className="font-semibold text-clay">
              {message}
            </p>
          )}
          {help !== undefined && (
            <p id={`${id}-help`} className="text-concrete-600">
              {help}
            </p>
          )}
        </div>
        {count !== null && (
          <p id={`${id}-count`} className="ml-auto text-concrete-600 tabular-nums">
            {count}
          </p>
        )}
      </div>
    </Frame>
  );
}
