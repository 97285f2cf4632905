import { previewStrings } from '@/components/admin/strings/preview';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';

const { samples } = previewStrings;

/** The head of a section before anything is written. */
export const sampleHead = { title: samples.title, lead: samples.description };

type SectionHeadsProps = {
  readonly heads: readonly { readonly title: string; readonly lead?: string }[];
};

/** The heads of a page's sections, as the page shows them; what stands under them are records of other lists. */
export const SectionHeads = ({ heads }: SectionHeadsProps) =>
  heads.map((head, index) => (
    <Section key={index} className="pb-0">
      <SectionHead {...head} />
    </Section>
  ));
