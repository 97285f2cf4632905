import { feedItems } from '@/app/_lib/feeds/feed-items';
import { rssResponse } from '@/app/_lib/feeds/rss';
import { locales } from '@/content/strings/locales';

export const dynamic = 'force-static';

/** Blog and news in Bangla as RSS. */
export const GET = () => rssResponse(feedItems(locales.bn), locales.bn);
