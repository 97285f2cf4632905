import { blog } from '../_lists/blog-screen';
import { routePages } from '../_screens/site-page';

const { generateMetadata, RoutePage } = routePages('en', { blog }, '/blog/');

export { RoutePage as default, generateMetadata };
