import { LandingBlocks } from '@/components/site/landing/landing-blocks';
import type { recordSchema as landingPages } from '@/content/entities/landing-pages/schema';
import type { PreviewPartProps } from './preview-props';

/** Preview of a landing page as its page. */
export const LandingPagePreview = ({ value, ...props }: PreviewPartProps<typeof landingPages>) => (
  <LandingBlocks page={value} {...props} />
);
