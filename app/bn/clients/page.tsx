import { clientsMeta, ClientsScreen } from '@/app/(site)/_screens/clients';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = clientsMeta(locales.bn);

export default sitePage('bn', routes.clients, ClientsScreen);
