import { rssResponse } from '../_lib/feeds';
import { english } from '@/content/strings/english';

export const dynamic = 'force-static';

export const GET = () => rssResponse(english);
