import type { MetadataRoute } from 'next';
import { absoluteUrl } from './_lib/site-origin';

export const dynamic = 'force-static';

/** Allows everything. Does not disallow the studio: crawlers must read its pages' `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
