import { feedItems } from '@/app/_lib/feeds/feed-items';
import { jsonFeed } from '@/app/_lib/feeds/json-feed';
import { locales } from '@/content/strings/locales';

export const dynamic = 'force-static';

/** Blog and news in Bangla as JSON Feed. */
export const GET = () => Response.json(jsonFeed(feedItems(locales.bn), locales.bn));
