import { landingPage } from '@/app/(site)/_screens/landing-page';
import { recordPages } from '@/app/(site)/_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('bn', landingPage);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
