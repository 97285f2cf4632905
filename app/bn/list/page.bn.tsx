import { ProjectListScreen } from '@/app/(site)/_screens/list';
import { metaOf, sitePage } from '@/app/(site)/_screens/site-page';

export const metadata = metaOf('bn', 'list');

export default sitePage('bn', 'list', ProjectListScreen);
