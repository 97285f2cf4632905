import { productPages } from '../../_screens/product';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('en', productPages);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
