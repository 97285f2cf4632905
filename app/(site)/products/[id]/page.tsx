import { productPages } from '../../_screens/product';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('en', productPages);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
