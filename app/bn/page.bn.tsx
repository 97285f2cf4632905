import { HomeScreen } from '@/app/(site)/_screens/home';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'home');

export default sitePage('bn', 'home', HomeScreen);
