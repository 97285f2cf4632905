import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { compareMeta, CompareScreen } from '../../_screens/compare';
import { sitePage } from '../../_screens/site-page';

export const metadata = compareMeta(english);

export default sitePage('en', routes.compare, CompareScreen);
