import { FormArea, FormField } from '@/components/site/shared/form-field';
import { EnquiryForm } from '@/components/site/shared/enquiry-form';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { company } from '@/content/entities/company';
import { Filled } from '@/components/site/shared/filled';
import type { Locale } from '@/content/strings/locale';

type ApplyFormProps = {
  readonly locale: Locale;
  readonly path: string;
  readonly position: string;
};

const HEADING_ID = 'apply-now';

/** The application form. Below it are the address for applications and the telephone number. */
export function ApplyForm({ locale, path, position }: ApplyFormProps) {
  const { apply } = locale.strings.careers;
  const subject = locale.fill(apply.subject, { position });
  return (
    <div data-pagefind-ignore="" className="bg-concrete-100 p-6 md:p-8 print:hidden">
      <h2 id={HEADING_ID} className="mb-3 type-trust">
        {apply.title}
      </h2>
      <EnquiryForm
        locale={locale}
        path={path}
        labelledBy={HEADING_ID}
        sender="applicant"
        labels={apply}
        mailTo={company.careersEmail}
        subject={subject}
        note={
          <Filled
            text={apply.note}
            parts={{
              email: (
                <Link
                  href={`mailto:${company.careersEmail}?subject=${encodeURIComponent(subject)}`}
                  className="font-semibold text-brand-ink underline underline-offset-4"
                >
                  {company.careersEmail}
                </Link>
              ),
              telephone: (
                <Telephone
                  locale={locale}
                  number={company.mainNumber}
                  className="font-semibold whitespace-nowrap text-brand-ink underline underline-offset-4"
                />
              ),
            }}
          />
        }
      >
        <FormField
          id="applicant-position"
          name="position"
          label={apply.position}
          defaultValue={position}
          readOnly
          className="sm:col-span-2"
        />
        <FormArea
          id="applicant-message"
          name="message"
          label={apply.message}
          rows={4}
          isRequired
          className="sm:col-span-2"
        />
        <FormField id="applicant-cv" name="cv" label={apply.cv} type="file" className="sm:col-span-2" />
      </EnquiryForm>
    </div>
  );
}
