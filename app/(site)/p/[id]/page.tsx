import { landingPages } from '@/content/entities/landing-pages';
import { pageIds } from '@/content/lib/list-pages';
import { landingPage } from '../../_screens/landing-page';
import { recordPages } from '../../_screens/site-page';

const pages = recordPages('en', landingPage);

export const dynamicParams = false;

export const generateStaticParams = () => pageIds(landingPages.map(({ id }) => id)).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
