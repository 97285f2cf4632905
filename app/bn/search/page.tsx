import { searchMeta, SearchScreen } from '@/app/(site)/_screens/search';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = searchMeta(locales.bn);

export default sitePage('bn', routes.search, SearchScreen);
