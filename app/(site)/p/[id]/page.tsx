import { landingPage } from '../../_screens/landing-page';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('en', landingPage);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
