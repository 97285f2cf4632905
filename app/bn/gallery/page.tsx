import { galleryMeta, GalleryScreen } from '@/app/(site)/_screens/gallery';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = galleryMeta(locales.bn);

export default sitePage('bn', routes.gallery, GalleryScreen);
