import { routes } from '@/content/routes';
import { productRange } from '../../../_screens/product-range';
import { routePages } from '../../../_screens/site-page';

const start = routes.productRange('');
const { generateStaticParams, generateMetadata, RoutePage } = routePages('en', { productRange }, start);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
