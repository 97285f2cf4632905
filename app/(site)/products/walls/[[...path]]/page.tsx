import { routes } from '@/content/routes';
import { commonWalls } from '../../../_screens/common-walls';
import { routePages } from '../../../_screens/site-page';

const start = `${routes.commonWalls}/`;
const { generateStaticParams, generateMetadata, RoutePage } = routePages('en', { commonWalls }, start);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
