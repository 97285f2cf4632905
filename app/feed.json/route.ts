import { english } from '@/content/strings/english';
import { feedItems } from '../_lib/feeds/feed-items';
import { jsonFeed } from '../_lib/feeds/json-feed';

export const dynamic = 'force-static';

/** Blog and news as JSON Feed. */
export const GET = () => Response.json(jsonFeed(feedItems(english), english));
