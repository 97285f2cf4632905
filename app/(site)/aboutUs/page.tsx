import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { aboutUsMeta, AboutUsScreen } from '../_screens/about-us';
import { sitePage } from '../_screens/site-page';

export const metadata = aboutUsMeta(english);

export default sitePage('en', routes.aboutUs, AboutUsScreen);
