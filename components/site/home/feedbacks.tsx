import { Section } from '@/components/site/shared/section';
import { StaticIsland } from '@/components/ui/static-island.client';
import type { Feedback } from '@/content/entities/feedbacks';
import { Carousel } from './carousel.client';
import { FeedbackCard } from './feedback-card';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

type FeedbacksProps = {
  readonly locale: Locale;
  readonly title: string;
  readonly feedbacks: readonly Feedback[];
};

const TITLE_ID = 'feedbacks-title';

/** Carousel of feedbacks, three at a time on large screens; renders nothing without feedbacks. */
export function Feedbacks({ locale, title, feedbacks }: FeedbacksProps) {
  if (feedbacks.length === 0) return null;
  const { language, strings } = locale;
  const { carousel } = strings.home;
  return (
    <Section aria-roledescription={carousel.carousel} aria-labelledby={TITLE_ID} className="pt-12">
      <Carousel
        language={language}
        texts={carousel}
        title={title}
        titleId={TITLE_ID}
        abreast={3}
        manner="columns"
        byPage
      >
        {feedbacks
          .map((feedback) => inLanguage(feedback, language))
          .map(({ name, role, message }, index) => (
            <StaticIsland key={index} name={`feedback-${index}`} className="contents">
              <FeedbackCard name={name} role={role} message={message} />
            </StaticIsland>
          ))}
      </Carousel>
    </Section>
  );
}
