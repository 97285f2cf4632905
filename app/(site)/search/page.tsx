import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { searchMeta, SearchScreen } from '../_screens/search';
import { sitePage } from '../_screens/site-page';

export const metadata = searchMeta(english);

export default sitePage('en', routes.search, SearchScreen);
