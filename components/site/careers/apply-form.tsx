import { FormArea } from '@/components/site/shared/form-area';
import { FormField } from '@/components/site/shared/form-field';
import { VisualForm } from '@/components/site/shared/visual-form';
import { Link } from '@/components/ui/link';
import { company, telephoneHref } from '@/content/entities/company';

type ApplyFormProps = { readonly position: string };

const HEADING_ID = 'apply-now';

/** The application form. It is visual only; the address that takes applications stands at its foot. */
export function ApplyForm({ position }: ApplyFormProps) {
  return (
    <div className="bg-concrete-100 p-6 md:p-8 print:hidden">
      <h2 id={HEADING_ID} className="mb-3 type-trust">
        Apply Now
      </h2>
      <VisualForm
        labelledBy={HEADING_ID}
        mailTo={company.careersEmail}
        subject={`Application: ${position}`}
        note={
          <>
            Please add your CV to the e-mail to{' '}
            <Link
              href={`mailto:${company.careersEmail}?subject=${encodeURIComponent(`Application: ${position}`)}`}
              className="font-semibold text-leaf underline underline-offset-4"
            >
              {company.careersEmail}
            </Link>{' '}
            or phone{' '}
            <Link
              href={telephoneHref(company.helpline)}
              className="font-semibold whitespace-nowrap text-leaf underline underline-offset-4"
            >
              {company.helpline}
            </Link>
            .
          </>
        }
      >
        <FormField
          id="applicant-name"
          name="name"
          label="Name"
          autoComplete="name"
          isRequired
          className="sm:col-span-2"
        />
        <FormField
          id="applicant-email"
          name="email"
          label="Email ID"
          type="email"
          autoComplete="email"
          inputMode="email"
          isRequired
        />
        <FormField
          id="applicant-phone"
          name="tel"
          label="Contact number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          isRequired
        />
        <FormField
          id="applicant-position"
          name="position"
          label="Position"
          defaultValue={position}
          readOnly
          className="sm:col-span-2"
        />
        <FormArea
          id="applicant-message"
          name="message"
          label="Message"
          rows={4}
          isRequired
          className="sm:col-span-2"
        />
        <FormField id="applicant-cv" name="cv" label="Upload CV file" type="file" className="sm:col-span-2" />
      </VisualForm>
    </div>
  );
}
