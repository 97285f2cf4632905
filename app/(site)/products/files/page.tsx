import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { filesMeta, FilesScreen } from '../../_screens/files';
import { sitePage } from '../../_screens/site-page';

export const metadata = filesMeta(english);

export default sitePage('en', routes.files, FilesScreen);
