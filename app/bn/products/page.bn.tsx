import { ProductsScreen } from '@/app/(site)/_screens/products';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'products');

export default sitePage('bn', 'products', ProductsScreen);
