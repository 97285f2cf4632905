import { routes } from '@/content/routes';
import { files } from '../../../_screens/files';
import { routePages } from '../../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = routePages('en', { files }, `${routes.files}/`);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
