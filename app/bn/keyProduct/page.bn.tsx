import { KeyProductScreen } from '@/app/(site)/_screens/key-product';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'keyProduct');

export default sitePage('bn', 'keyProduct', KeyProductScreen);
