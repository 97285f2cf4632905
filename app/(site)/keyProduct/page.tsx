import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { keyProductMeta, KeyProductScreen } from '../_screens/key-product';
import { sitePage } from '../_screens/site-page';

export const metadata = keyProductMeta(english);

export default sitePage('en', routes.keyProduct, KeyProductScreen);
