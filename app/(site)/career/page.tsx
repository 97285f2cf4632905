import { CareerScreen } from '../_screens/career';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'career');

export default sitePage('en', 'career', CareerScreen);
