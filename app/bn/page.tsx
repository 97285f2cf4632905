import { homeMeta, HomeScreen } from '@/app/(site)/_screens/home';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = homeMeta(locales.bn);

export default sitePage('bn', routes.home, HomeScreen);
