import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { careerMeta, CareerScreen } from '../_screens/career';
import { sitePage } from '../_screens/site-page';

export const metadata = careerMeta(english);

export default sitePage('en', routes.career, CareerScreen);
