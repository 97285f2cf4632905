import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { company, whatsAppHref } from '@/content/entities/company';
import type { Locale } from '@/content/strings/locale';

type VisualFormProps = {
  readonly locale: Locale;
  /** The id of the heading that names the form. */
  readonly labelledBy: string;
  /** Who gets the message, by e-mail. */
  readonly mailTo: string;
  readonly subject: string;
  /** How to reach the company directly. */
  readonly note: ReactNode;
  /** The fields, which are in a grid of two columns. */
  readonly children: ReactNode;
};

/**
 * A form that is drawn and not sent, as specified: no action, no submit button, so neither a press of `Send` nor Enter
 * in a field does anything, with and without scripts, and nothing typed is lost. The links beside it take what has been
 * typed along (`TypedMessage`, which the page holds).
 */
export function VisualForm({ locale, labelledBy, mailTo, subject, note, children }: VisualFormProps) {
  const { form } = locale.strings.shared;
  return (
    <form aria-labelledby={labelledBy}>
      <p className="mb-6 type-small text-concrete-600">
        {form.requiredBefore} <span className="text-leaf">*</span> {form.requiredAfter}
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
      <div className="mt-7 grid gap-6">
        <div className="flex flex-wrap gap-joint">
          <Button>
            {form.send}
            <ArrowRightIcon />
          </Button>
          <Link
            href={`mailto:${mailTo}?subject=${encodeURIComponent(subject)}`}
            data-typed-message="body"
            className={buttonStyles({ tone: 'outline' })}
          >
            {form.byEmail}
          </Link>
          {company.whatsApp !== undefined && (
            <Link
              href={whatsAppHref(company.whatsApp)}
              newTab={locale.strings.shell.newTab}
              data-typed-message="text"
              className={buttonStyles({ tone: 'outline' })}
            >
              {form.whatsApp}
            </Link>
          )}
        </div>
        <div className="border-t border-joint pt-5 type-small">{note}</div>
      </div>
    </form>
  );
}
