import { AboutUsScreen } from '../_screens/about-us';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'aboutUs');

export default sitePage('en', 'aboutUs', AboutUsScreen);
