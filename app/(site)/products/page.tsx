import { ProductsScreen } from '../_screens/products';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'products');

export default sitePage('en', 'products', ProductsScreen);
