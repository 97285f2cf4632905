import { productPages } from '@/app/(site)/_screens/product';
import { recordPages } from '@/app/(site)/_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('bn', productPages);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
