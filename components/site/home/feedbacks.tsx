import type { ComponentProps } from 'react';
import { Section, type SectionProps } from '@/components/site/shared/section';
import type { Feedback } from '@/content/entities/feedbacks';
import { Carousel } from './carousel.client';
import { FeedbackCard } from './feedback-card';
import { inLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type CarouselSectionProps = Pick<
  ComponentProps<typeof Carousel>,
  'title' | 'titleId' | 'manner' | 'children'
> &
  Pick<SectionProps, 'space' | 'className'> & { readonly locale: Locale };

/** Section with a carousel, below whose title nothing else is. */
export function CarouselSection({ locale, space, className, titleId, ...carousel }: CarouselSectionProps) {
  const { language, strings } = locale;
  const { carousel: texts } = strings.home;
  return (
    <Section
      space={space}
      aria-roledescription={texts.carousel}
      aria-labelledby={titleId}
      className={className}
    >
      <Carousel language={language} texts={texts} titleId={titleId} {...carousel} />
    </Section>
  );
}

type FeedbacksProps = {
  readonly locale: Locale;
  readonly title: string;
  readonly feedbacks: readonly Feedback[];
};

/** Carousel of feedbacks, three at a time on large screens; renders nothing without feedbacks. */
export function Feedbacks({ locale, title, feedbacks }: FeedbacksProps) {
  if (feedbacks.length === 0) return null;
  return (
    <CarouselSection
      locale={locale}
      title={title}
      titleId="feedbacks-title"
      manner="columns"
      className="pt-12"
    >
      {feedbacks
        .map((feedback) => inLanguage(feedback, locale.language))
        .map(({ name, role, message, sample }, index) => (
          <FeedbackCard
            key={index}
            name={name}
            role={role}
            message={message}
            mark={sample === 'yes' ? locale.strings.home.sample : undefined}
          />
        ))}
    </CarouselSection>
  );
}
