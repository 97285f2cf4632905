import { KeyProductScreen } from '../_screens/key-product';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'keyProduct');

export default sitePage('en', 'keyProduct', KeyProductScreen);
