import { lazy } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyles } from '@/components/ui/button-styles';
import { ArrowRightIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Elements } from '@/components/ui/elements';
import { company, whatsAppHref } from '@/content/entities/company';
import { enquiryEndpoint } from '@/content/registry/enquiry-endpoint';
import type { Locale } from '@/content/strings/locale';
import { FormField } from './form-field';

type EnquiryFormProps = {
  readonly locale: Locale;
  /** The path of the page, which is sent along. */
  readonly path: string;
  readonly labelledBy: string;
  /** How the ids of name, e-mail and telephone begin. */
  readonly sender: string;
  readonly labels: Readonly<Record<'name' | 'email' | 'telephone', string>>;
  readonly mailTo: string;
  readonly subject: string;
  /** How to reach the company directly. */
  readonly note: Elements;
  /** Further fields, in a grid of two columns. */
  readonly children: Elements;
};

/**
 * Form of contact and application. As specified it has no action and no submit button, so nothing sends it, unless the
 * build has `ENQUIRY_ENDPOINT` (`EnquirySender`). The links beside `Send` carry the typed text (`TypedMessage`); `Send` is
 * described by the first of them while it sends nothing.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { locale, path, labelledBy, sender, labels, mailTo, subject, note, children } = props;
  const { form } = locale.strings.shared;
  const endpoint = enquiryEndpoint();
  const isSent = endpoint !== '';
  return (
    <form
      aria-labelledby={labelledBy}
      {...(isSent && { action: endpoint, method: 'post', encType: 'multipart/form-data' })}
    >
      <p className="mb-6 type-small text-concrete-600">
        <span>{form.requiredBefore}</span> <span className="text-brand-ink">*</span>{' '}
        <span>{form.requiredAfter}</span>
      </p>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField
          id={`${sender}-name`}
          name="name"
          label={labels.name}
          autoComplete="name"
          isRequired
          className="sm:col-span-2"
        />
        <FormField
          id={`${sender}-email`}
          name="email"
          label={labels.email}
          type="email"
          autoComplete="email"
          inputMode="email"
          title={form.emailForm}
          isRequired
        />
        <FormField
          id={`${sender}-phone`}
          name="tel"
          label={labels.telephone}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isRequired
        />
        {children}
      </div>
      <div className="mt-7 grid gap-6">
        <div className="flex flex-wrap gap-joint">
          <Button
            type={isSent ? 'submit' : 'button'}
            aria-describedby={isSent ? undefined : `${sender}-by-email`}
          >
            <span>{form.send}</span>
            <ArrowRightIcon />
          </Button>
          <Link
            id={`${sender}-by-email`}
            href={`mailto:${mailTo}?subject=${encodeURIComponent(subject)}`}
            data-typed-message="body"
            className={`${buttonStyles({ tone: 'outline' })} text-balance`}
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
        <div className="border-t border-joint pt-5 type-small">
          {isSent && <SentAlong subject={subject} path={path} />}
          {note}
        </div>
      </div>
    </form>
  );
}

/** Null in a build without `ENQUIRY_ENDPOINT`, whose pages then have no script for it. */
const SentEnquiry = process.env.ENQUIRY_ENDPOINT
  ? lazy(() => import('./sent-enquiry.client').then((module) => ({ default: module.SentEnquiry })))
  : null;

/** Posts the page's forms in place, where the build has `ENQUIRY_ENDPOINT`. */
export const EnquirySender = ({ locale }: Pick<EnquiryFormProps, 'locale'>) =>
  SentEnquiry && <SentEnquiry texts={locale.strings.shared.form.enquiry} />;

/** Hidden fields, a honeypot named as form services expect, and the live region. */
const SentAlong = ({ subject, path }: { readonly subject: string; readonly path: string }) => (
  <>
    <input type="hidden" name="subject" value={subject} />
    <input type="hidden" name="page" value={path} />
    <input type="text" name="_gotcha" hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
    <p role="status" className="font-semibold not-empty:mb-4" />
  </>
);
