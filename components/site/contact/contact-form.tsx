import { FormArea } from '@/components/site/shared/form-field';
import { EnquiryForm } from '@/components/site/shared/enquiry-form';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { company } from '@/content/entities/company';
import { contact } from '@/content/entities/contact';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** Id of the field for the message. */
export const MESSAGE_ID = 'contact-message';

type ContactFormProps = {
  readonly locale: Locale;
  readonly labelledBy: string;
};

/** The contact form. Telephone and e-mail are at its foot. */
export function ContactForm({ locale, labelledBy }: ContactFormProps) {
  const { form } = locale.strings.contact;
  const linkStyles = 'inline-block font-semibold wrap-anywhere text-brand-ink underline underline-offset-4';
  return (
    <EnquiryForm
      locale={locale}
      path={locale.to(routes.contact).href}
      labelledBy={labelledBy}
      sender="contact"
      labels={form}
      mailTo={company.email}
      subject={form.subject}
      note={
        <>
          <span>{inLanguage(contact, locale.language).formNote}</span>{' '}
          <Telephone locale={locale} number={company.mainNumber} className={linkStyles} />
          <span>, </span>
          <Link href={`mailto:${company.email}`} className={linkStyles}>
            {company.email}
          </Link>
        </>
      }
    >
      <FormArea
        id={MESSAGE_ID}
        name="message"
        label={form.message}
        rows={6}
        isRequired
        className="sm:col-span-2"
      />
    </EnquiryForm>
  );
}
