import type { MetadataRoute } from 'next';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

/** Everything may be read. The studio is not named here: its pages say `noindex`, which a ban would hide. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
