import { newsPages } from '../_lists/news-screen';
import { routePages } from '../_screens/site-page';

const { generateMetadata, RoutePage } = routePages('en', { newsEvents: newsPages }, '/news-events/');

export { RoutePage as default, generateMetadata };
