import { ProjectListScreen } from '../_screens/list';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'list');

export default sitePage('en', 'list', ProjectListScreen);
