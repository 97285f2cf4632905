import { Section } from '@/components/site/shared/section';
import type { Feedback } from '@/content/feedbacks';
import { Carousel } from './carousel.client';

type FeedbacksProps = {
  readonly title: string;
  readonly feedbacks: readonly Feedback[];
};

const TITLE_ID = 'feedbacks-title';

/** What customers say under one rule, set as text, three at a time on large screens. */
export function Feedbacks({ title, feedbacks }: FeedbacksProps) {
  return (
    <Section aria-roledescription="carousel" aria-labelledby={TITLE_ID} className="pt-0">
      <Carousel title={title} titleId={TITLE_ID} abreast={3} manner="columns" byPage>
        {feedbacks.map(({ id, name, role, message }) => (
          <figure key={id} className="flex h-full flex-col justify-between gap-7 pt-8 pb-2">
            <blockquote className="type-quote">“{message}”</blockquote>
            <figcaption className="type-data text-concrete-600">
              <span className="block text-ink">{name}</span>
              {role}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
