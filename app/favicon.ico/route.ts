import { mark } from '@/content/entities/company';
import { drawFavicon, pictureResponse } from '../_lib/icons';

export const dynamic = 'force-static';

/** The icon for browsers without SVG. */
export const GET = async () => pictureResponse(await drawFavicon(mark), 'image/x-icon');
