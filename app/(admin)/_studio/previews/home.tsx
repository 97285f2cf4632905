import { AboutSections } from '@/components/site/about/about-sections';
import { HomeSections } from '@/components/site/landing/home-sections';
import type { recordSchema as aboutUs } from '@/content/entities/about-us/schema';
import type { recordSchema as home } from '@/content/entities/home/schema';
import type { PreviewPartProps } from './preview-props';

const inScale = (figure: number) => Math.min(100, Math.max(0, figure));

/** Preview of the home page, with the other records of the build. */
export function HomePreview({ value, locale }: PreviewPartProps<typeof home>) {
  const whyGreen = value.whyGreen && {
    ...value.whyGreen,
    ranges: value.whyGreen.ranges.map((range) => ({
      ...range,
      low: inScale(range.low),
      high: inScale(range.high),
    })),
  };
  return <HomeSections locale={locale} home={{ ...value, whyGreen }} />;
}

/** Preview of “About Us”, with the other records of the build. */
export const AboutUsPreview = ({ value, locale }: PreviewPartProps<typeof aboutUs>) => (
  <AboutSections locale={locale} about={value} />
);
