import { QualityScreen } from '../_screens/quality';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'quality');

export default sitePage('en', 'quality', QualityScreen);
