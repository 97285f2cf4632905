import { feedItems } from '../_lib/feeds/feed-items';
import { rss } from '../_lib/feeds/rss';

export const dynamic = 'force-static';

/** Blog and news as RSS. */
export const GET = () =>
  new Response(rss(feedItems()), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
