import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { galleryMeta, GalleryScreen } from '../_screens/gallery';
import { sitePage } from '../_screens/site-page';

export const metadata = galleryMeta(english);

export default sitePage('en', routes.gallery, GalleryScreen);
