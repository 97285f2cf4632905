import { banglaScreens } from '@/app/(site)/_screens/screens';
import { routePages } from '@/app/(site)/_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = routePages('bn', banglaScreens, '/');

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
