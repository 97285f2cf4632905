import { ContactScreen } from '../_screens/contact';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'contact');

export default sitePage('en', 'contact', ContactScreen);
