import { works } from '../_lists/news-screen';
import { routePages } from '../_screens/site-page';

const { generateMetadata, RoutePage } = routePages('en', { works }, '/works/');

export { RoutePage as default, generateMetadata };
