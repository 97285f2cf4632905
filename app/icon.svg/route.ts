import { mark } from '@/content/entities/company';
import { pictureResponse, tabIcon } from '../_lib/icons';

export const dynamic = 'force-static';

/** The icon of a browser's tab. */
export const GET = () => pictureResponse(tabIcon(mark), 'image/svg+xml');
