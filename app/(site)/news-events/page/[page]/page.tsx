import { newsEvents } from '../../../_lists/news-screen';
import { routePages } from '../../../_screens/site-page';

const pages = routePages('en', { newsEvents }, '/news-events/page/', 'page');
const { generateStaticParams, generateMetadata, RoutePage } = pages;

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
