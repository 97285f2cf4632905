import { worksPages } from '../_lists/news-screen';
import { routePages } from '../_screens/site-page';

const { generateMetadata, RoutePage } = routePages('en', { works: worksPages }, '/works/');

export { RoutePage as default, generateMetadata };
