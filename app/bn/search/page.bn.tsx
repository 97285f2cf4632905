import { searchMeta, SearchScreen } from '@/app/(site)/_screens/search';
import { sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = searchMeta('bn');

export default sitePage('bn', 'search', SearchScreen);
