import { previewStrings } from '@/components/admin/strings/preview';
import { PageBanner } from '@/components/site/shared/page-banner';
import { Section } from '@/components/site/shared/section';
import type { PreviewProps } from './preview-props';
import { optionalPicture, textOr } from './preview-values';

const { samples } = previewStrings;

/** The top of a page, and under it what search engines show of it. */
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
