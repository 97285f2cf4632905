import { english } from '@/content/strings/english';
import { feedItems } from '../_lib/feeds/feed-items';
import { rssResponse } from '../_lib/feeds/rss';

export const dynamic = 'force-static';

/** Blog and news as RSS. */
export const GET = () => rssResponse(feedItems(english), english);
