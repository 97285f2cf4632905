import { CompareScreen } from '@/app/(site)/_screens/compare';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'compare');

export default sitePage('bn', 'compare', CompareScreen);
