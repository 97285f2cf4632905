import { qualityMeta, QualityScreen } from '@/app/(site)/_screens/quality';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = qualityMeta(locales.bn);

export default sitePage('bn', routes.quality, QualityScreen);
