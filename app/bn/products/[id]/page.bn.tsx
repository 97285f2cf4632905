import { productPages } from '@/app/(site)/_screens/product';
import { recordPages } from '@/app/(site)/_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('bn', productPages);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
