import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { qualityMeta, QualityScreen } from '../_screens/quality';
import { sitePage } from '../_screens/site-page';

export const metadata = qualityMeta(english);

export default sitePage('en', routes.quality, QualityScreen);
