import { previewStrings } from '@/components/admin/strings/preview';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { LocationPlan } from '@/components/site/contact/location-plan';
import { CheckList } from '@/components/site/quality/check-list';
import { QualitySections } from '@/components/site/quality/quality-sections';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import { Image } from '@/components/ui/image';
import type { recordSchema as company } from '@/content/entities/company/schema';
import type { recordSchema as contact } from '@/content/entities/contact/schema';
import type { recordSchema as pages } from '@/content/entities/pages/schema';
import type { recordSchema as quality } from '@/content/entities/quality/schema';
import type { recordSchema as qualityChecks } from '@/content/entities/quality-checks/schema';
import type { recordSchema as vacancies } from '@/content/entities/vacancies/schema';
import { BrandPreview } from './brand-preview';
import { dayOf } from '@/lib/records';
import type { PreviewPartProps } from './preview-props';

/** Preview of a page record: banner and lead, title and description as in search results, pictures of tile and card. */
export const PagePreview = ({
  value: { title, heading = title, description, banner, lead, cover, share },
  locale,
}: PreviewPartProps<typeof pages>) => (
  <>
    <PageBanner locale={locale} title={heading} image={banner} />
    <Section>
      {lead !== undefined && <p className="mb-8 max-w-lead type-lead text-concrete-600">{lead}</p>}
      <p className="type-h3 text-brand-ink">{title}</p>
      <p className="mt-2 max-w-measure">{description}</p>
      {[cover, share?.image].map(
        (image, index) =>
          image && <Image key={index} image={image} sizes="36rem" className="mt-9 max-w-lead" />,
      )}
      {share && (
        <p className="mt-2 max-w-measure">
          {[share.headline ?? heading, share.note].filter(Boolean).join(', ')}
        </p>
      )}
    </Section>
  </>
);

/** Preview of the contact page: texts and plan, because the form does not depend on the record. */
export const ContactPreview = ({ value, locale }: PreviewPartProps<typeof contact>) => (
  <Section>
    <h2 className="type-h2">{value.title}</h2>
    <p className="mt-6 mb-9 max-w-text type-lead">{value.intro}</p>
    <p className="max-w-text type-small">{value.formNote}</p>
    <p className="mt-9 max-w-caption type-lead">{value.way}</p>
    <LocationPlan locale={locale} contact={value} />
    <p className="type-small">{value.plan}</p>
  </Section>
);

/** Preview of the company: mark and colour, brand and summary, then addresses and numbers as on the contact page. */
export const CompanyPreview = ({ value, locale }: PreviewPartProps<typeof company>) => (
  <>
    <BrandPreview {...value} />
    <Section>
      <p className="type-h2">{value.brand}</p>
      <p className="mt-2 text-concrete-600">{[value.legalName, value.group].filter(Boolean).join(', ')}</p>
      <p className="mt-6 mb-9 max-w-text type-lead">{value.summary}</p>
      <ContactDetails locale={locale} company={value} />
      <p className="mt-9 type-trust">{value.claim}</p>
      <p className="mt-9 type-data">{value.whatsApp}</p>
      <p className="type-data">{value.credit}</p>
    </Section>
  </>
);

/** Preview of the quality page, with the checks and tests of the build. */
export const QualityPreview = ({ value, locale }: PreviewPartProps<typeof quality>) => (
  <QualitySections locale={locale} quality={value} />
);

/** Preview of a check or test as a line of its list. */
export const CheckPreview = ({ value, locale }: PreviewPartProps<typeof qualityChecks>) => (
  <div className="bg-paper p-gutter">
    <CheckList locale={locale} checks={[value]} pictures={[]} side="right" />
  </div>
);

/** Preview of a vacancy as its page, headed by the position. */
export function VacancyPreview({ value, locale }: PreviewPartProps<typeof vacancies>) {
  return (
    <Section>
      <h1 className="mb-6 type-title">{value.position}</h1>
      <VacancyDetail
        locale={locale}
        vacancy={value}
        workplace={previewStrings[value.workplace]}
        today={dayOf(new Date())}
      />
    </Section>
  );
}
