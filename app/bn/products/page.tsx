import { productsMeta, ProductsScreen } from '@/app/(site)/_screens/products';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = productsMeta(locales.bn);

export default sitePage('bn', routes.products, ProductsScreen);
