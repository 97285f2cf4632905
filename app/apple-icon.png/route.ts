import { mark } from '@/content/entities/company';
import { APPLE_ICON, drawIcon, pictureResponse } from '../_lib/icons';

export const dynamic = 'force-static';

/** The icon on a home screen of iOS. */
export const GET = async () => pictureResponse(await drawIcon(mark, APPLE_ICON), 'image/png');
