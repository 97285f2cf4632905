import { previewStrings, sampleStrings as samples } from '@/components/admin/strings/preview';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import {
  type PreviewProps,
  optionalPicture,
  textOr,
  likeSample,
  linesOf,
  samplePicture,
} from './preview-values';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { CheckList } from '@/components/site/quality/check-list';
import { SectionHead } from '@/components/site/shared/section-head';
import { sampleHead } from './key-product';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { validDay, dayOf } from '@/lib/records';

/** Preview of a page record: banner and lead, then title and description as in search results. */
export function PagePreview({ value, pictureUrl, locale }: PreviewProps) {
  const title = textOr(value, 'title', samples.title);
  const lead = textOr(value, 'lead', '');
  return (
    <>
      <PageBanner
        locale={locale}
        title={textOr(value, 'heading', title)}
        image={optionalPicture({ image: value.banner }, pictureUrl)}
      />
      <Section>
        {lead !== '' && <p className="mb-8 max-w-lead type-lead text-concrete-600">{lead}</p>}
        <p className="type-h3 text-leaf">{title}</p>
        <p className="mt-2 max-w-measure">{textOr(value, 'description', samples.description)}</p>
      </Section>
    </>
  );
}

/** Preview of the contact page: only the texts, because the form does not depend on the record. */
export function ContactPreview({ value }: PreviewProps) {
  return (
    <Section>
      <h2 className="type-h2">{textOr(value, 'title', samples.title)}</h2>
      <p className="mt-6 mb-9 max-w-text type-lead">{textOr(value, 'intro', samples.description)}</p>
      <p className="max-w-text type-small">{textOr(value, 'formNote', samples.description)}</p>
    </Section>
  );
}

const placeSample = {
  street: samples.description,
  city: samples.description,
  postalCode: '',
  countryCode: 'BD',
  country: '',
} as const;
const companySample = {
  brand: samples.name,
  legalName: samples.name,
  group: samples.name,
  summary: samples.description,
  email: samples.name,
  fax: samples.telephone,
  helpline: samples.telephone,
  headOffice: placeSample,
  factory: placeSample,
  openingHours: samples.description,
};

/** Preview of the company: brand and summary, then addresses and numbers as on the contact page. */
export function CompanyPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { brand, legalName, group, summary, ...company } = likeSample(companySample, value, pictureUrl);
  const [first = samples.telephone, ...others] = linesOf(value, 'phones');
  return (
    <Section>
      <p className="type-h2">{brand}</p>
      <p className="mt-2 text-concrete-600">{`${legalName}, ${group}`}</p>
      <p className="mt-6 mb-9 max-w-text type-lead">{summary}</p>
      <ContactDetails locale={locale} company={{ ...company, phones: [first, ...others] }} />
      <p className="mt-9 type-data">{textOr(value, 'whatsApp', '')}</p>
      <p className="type-data">{textOr(value, 'credit', '')}</p>
    </Section>
  );
}

const checksSample = { ...sampleHead, pictures: [{ image: samplePicture }] };
const qualitySample = {
  paragraphs: [samples.description],
  checks: checksSample,
  tests: checksSample,
};

/** Preview of the quality page without checks and tests, which are records of other entities. */
export function QualityPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { paragraphs, checks, tests } = likeSample(qualitySample, value, pictureUrl);
  return (
    <>
      <Section className="pb-0">
        <div className="grid gap-x-gutter gap-y-6 lg:grid-cols-2">
          {paragraphs.map((paragraph, index) => (
            <p key={index} className="type-quote">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      {[checks, tests].map(({ title, lead, pictures }, index) => (
        <Section key={index}>
          <SectionHead title={title} lead={lead} />
          <CheckList
            locale={locale}
            checks={[]}
            pictures={pictures.map(({ image }) => image)}
            side={index === 0 ? 'right' : 'left'}
          />
        </Section>
      ))}
    </>
  );
}

/** Preview of a check or test as a line of its list. */
export function CheckPreview({ value, locale }: PreviewProps) {
  const check = {
    title: textOr(value, 'title', samples.title),
    text: textOr(value, 'text', samples.description),
  };
  return (
    <div className="bg-paper p-gutter">
      <CheckList locale={locale} checks={[check]} pictures={[]} side="right" />
    </div>
  );
}

const vacancySample = {
  vacancy: 1,
  position: samples.title,
  department: samples.name,
  status: 'Full Time',
  salary: samples.figure,
  responsibility: [samples.description],
} as const;

/** Preview of a vacancy as its page, headed by the position. */
export function VacancyPreview({ value, pictureUrl, locale }: PreviewProps) {
  const today = dayOf(new Date());
  const vacancy = {
    ...likeSample(vacancySample, value, pictureUrl),
    _id: 'preview',
    createdAt: today,
    deadline: validDay(value.deadline) ?? today,
    workplace: 'factory',
  } as const;
  return (
    <Section>
      <h1 className="mb-6 type-title">{vacancy.position}</h1>
      <VacancyDetail
        locale={locale}
        vacancy={{ ...vacancy, responsibility: [...vacancy.responsibility] }}
        workplace={previewStrings[value.workplace === 'headOffice' ? 'headOffice' : 'factory']}
        today={today}
      />
    </Section>
  );
}
