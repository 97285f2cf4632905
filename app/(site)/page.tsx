import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { homeMeta, HomeScreen } from './_screens/home';
import { sitePage } from './_screens/site-page';

export const metadata = homeMeta(english);

export default sitePage('en', routes.home, HomeScreen);
