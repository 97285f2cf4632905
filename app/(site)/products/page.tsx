import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { productsMeta, ProductsScreen } from '../_screens/products';
import { sitePage } from '../_screens/site-page';

export const metadata = productsMeta(english);

export default sitePage('en', routes.products, ProductsScreen);
