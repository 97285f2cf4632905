import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ArrowRightIcon } from '@/components/ui/icons/arrow-right-icon';

type VisualFormProps = {
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  /** How to reach the company really, since the form does not send. */
  readonly note: ReactNode;
  /** The fields, which stand in a grid of two columns. */
  readonly children: ReactNode;
};

/**
 * A form that is drawn and not sent, as specified: no action, no submit button, so neither a press of `Send` nor Enter
 * in a field does anything, with and without scripts, and nothing typed is lost.
 */
export function VisualForm({ labelledBy, note, children }: VisualFormProps) {
  return (
    <form aria-labelledby={labelledBy}>
      <p className="mb-6 type-small text-concrete-600">
        Fields marked <span className="text-leaf">*</span> are required.
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <div className="mt-7 grid gap-6">
        <Button className="justify-self-start">
          Send
          <ArrowRightIcon />
        </Button>
        <div className="border-t border-joint pt-5 type-small">{note}</div>
      </div>
    </form>
  );
}
