import { searchMeta, SearchScreen } from '../_screens/search';
import { sitePage } from '../_screens/site-page';

export const metadata = searchMeta('en');

export default sitePage('en', 'search', SearchScreen);
