import { keyProductMeta, KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = keyProductMeta(locales.bn);

export default sitePage('bn', routes.keyProduct, KeyProductScreen);
