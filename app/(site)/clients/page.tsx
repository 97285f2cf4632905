import { ClientsScreen } from '../_screens/clients';
import { metaOf, sitePage } from '../_screens/site-page';

export const metadata = metaOf('en', 'clients');

export default sitePage('en', 'clients', ClientsScreen);
