import { blogPages } from '../_lists/blog-screen';
import { routePages } from '../_screens/site-page';

const { generateMetadata, RoutePage } = routePages('en', { blog: blogPages }, '/blog/');

export { RoutePage as default, generateMetadata };
