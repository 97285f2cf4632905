import { blogPages } from '../../../_lists/blog-screen';
import { routePages } from '../../../_screens/site-page';

const pages = routePages('en', { blog: blogPages }, '/blog/page/', 'page');
const { generateStaticParams, generateMetadata, RoutePage } = pages;

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
