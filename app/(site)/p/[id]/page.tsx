import { landingPage } from '../../_screens/landing-page';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('en', landingPage);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
