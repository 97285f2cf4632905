import { DetailsScreen } from '../../_screens/details';
import { metaOf, sitePage } from '../../_screens/site-page';

export const metadata = metaOf('en', 'details');

export default sitePage('en', 'details', DetailsScreen);
