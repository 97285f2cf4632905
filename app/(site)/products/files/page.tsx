import { FilesScreen } from '../../_screens/files';
import { metaOf, sitePage } from '../../_screens/site-page';

export const metadata = metaOf('en', 'files');

export default sitePage('en', 'files', FilesScreen);
