import { landingPage } from '@/app/(site)/_screens/landing-page';
import { recordPages } from '@/app/(site)/_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('bn', landingPage);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
