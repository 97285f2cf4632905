import { CompareScreen } from '../../_screens/compare';
import { metaOf, sitePage } from '../../_screens/site-page';

export const metadata = metaOf('en', 'compare');

export default sitePage('en', 'compare', CompareScreen);
