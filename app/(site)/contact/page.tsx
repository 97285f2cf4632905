import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { contactMeta, ContactScreen } from '../_screens/contact';
import { sitePage } from '../_screens/site-page';

export const metadata = contactMeta(english);

export default sitePage('en', routes.contact, ContactScreen);
