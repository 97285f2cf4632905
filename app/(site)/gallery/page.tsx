import { GalleryScreen } from '../_screens/gallery';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'gallery');

export default sitePage('en', 'gallery', GalleryScreen);
