import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { clientsMeta, ClientsScreen } from '../_screens/clients';
import { sitePage } from '../_screens/site-page';

export const metadata = clientsMeta(english);

export default sitePage('en', routes.clients, ClientsScreen);
