import { compareMeta, CompareScreen } from '@/app/(site)/_screens/compare';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = compareMeta(locales.bn);

export default sitePage('bn', routes.compare, CompareScreen);
