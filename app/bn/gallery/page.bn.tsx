import { GalleryScreen } from '@/app/(site)/_screens/gallery';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'gallery');

export default sitePage('bn', 'gallery', GalleryScreen);
