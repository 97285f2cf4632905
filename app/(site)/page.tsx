import { HomeScreen } from './_screens/home';
import { metaOf, sitePage } from './_screens/site-page';

export const metadata = metaOf('en', 'home');

export default sitePage('en', 'home', HomeScreen);
