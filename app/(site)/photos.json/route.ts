import { photoSets } from '@/components/site/media/photo-sets';
import { photoGallery } from '@/content/photo-gallery';

export const dynamic = 'force-static';

/** What the lightbox says of the gallery's photos; only those who open one need it. */
export const GET = () => Response.json(photoSets(photoGallery));
