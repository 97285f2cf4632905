import { routes } from '@/content/routes';
import { wallPages } from '../../../_screens/common-walls';
import { routePages } from '../../../_screens/site-page';

const start = `${routes.commonWalls}/`;
const { generateStaticParams, generateMetadata, RoutePage } = routePages(
  'en',
  { commonWalls: wallPages },
  start,
);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
