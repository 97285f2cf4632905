import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import type { Feedback } from '@/content/entities/feedbacks';
import { Carousel } from './carousel.client';
import { FeedbackCard } from './feedback-card';

type FeedbacksProps = {
  readonly title: string;
  readonly feedbacks: readonly Feedback[];
};

const TITLE_ID = 'feedbacks-title';

/** What customers say under one rule, set as text, three at a time on large screens. Nothing without feedbacks. */
export function Feedbacks({ title, feedbacks }: FeedbacksProps) {
  if (feedbacks.length === 0) return null;
  return (
    <Section aria-roledescription="carousel" aria-labelledby={TITLE_ID} className="pt-0">
      <Carousel title={title} titleId={TITLE_ID} abreast={3} manner="columns" byPage>
        {feedbacks.map(({ id, name, role, message }) => (
          <StaticIsland key={id} name={`feedback-${id}`} className="contents">
            <FeedbackCard name={name} role={role} message={message} />
          </StaticIsland>
        ))}
      </Carousel>
    </Section>
  );
}
