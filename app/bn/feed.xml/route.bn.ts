import { rssResponse } from '@/app/_lib/feeds';
import { locales } from '@/content/strings/locales';

export const dynamic = 'force-static';

export const GET = () => rssResponse(locales.bn);
