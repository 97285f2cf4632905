import { newsPages } from '../../../_lists/news-screen';
import { routePages } from '../../../_screens/site-page';

const pages = routePages('en', { newsEvents: newsPages }, '/news-events/page/', 'page');
const { generateStaticParams, generateMetadata, RoutePage } = pages;

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
