import { aboutUsMeta, AboutUsScreen } from '@/app/(site)/_screens/about-us';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = aboutUsMeta(locales.bn);

export default sitePage('bn', routes.aboutUs, AboutUsScreen);
