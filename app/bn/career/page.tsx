import { careerMeta, CareerScreen } from '@/app/(site)/_screens/career';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = careerMeta(locales.bn);

export default sitePage('bn', routes.career, CareerScreen);
