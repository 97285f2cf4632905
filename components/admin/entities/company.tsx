import { previewStrings } from '@/components/admin/strings/preview';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { Section } from '@/components/site/shared/section';
import type { PreviewProps } from './preview-props';
import { likeSample, linesOf } from './preview-values';

const { samples } = previewStrings;
const place = {
  street: samples.description,
  city: samples.description,
  postalCode: '',
  countryCode: 'BD',
  country: '',
} as const;
const sample = {
  brand: samples.name,
  legalName: samples.name,
  group: samples.name,
  summary: samples.description,
  email: samples.name,
  fax: samples.telephone,
  helpline: samples.telephone,
  headOffice: place,
  factory: place,
  openingHours: samples.description,
};

/** Brand and summary, and addresses and numbers as the contact page lists them. */
export function CompanyPreview({ value, pictureUrl, locale }: PreviewProps) {
  const { brand, legalName, group, summary, ...company } = likeSample(sample, value, pictureUrl);
  const [first = samples.telephone, ...others] = linesOf(value, 'phones');
  return (
    <Section>
      <p className="type-h2">{brand}</p>
      <p className="mt-2 text-concrete-600">
        {legalName}, {group}
      </p>
      <p className="mt-6 mb-9 max-w-text type-lead">{summary}</p>
      <ContactDetails locale={locale} company={{ ...company, phones: [first, ...others] }} />
    </Section>
  );
}
