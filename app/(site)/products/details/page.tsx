import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { detailsMeta, DetailsScreen } from '../../_screens/details';
import { sitePage } from '../../_screens/site-page';

export const metadata = detailsMeta(english);

export default sitePage('en', routes.details, DetailsScreen);
