import { contactMeta, ContactScreen } from '@/app/(site)/_screens/contact';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = contactMeta(locales.bn);

export default sitePage('bn', routes.contact, ContactScreen);
