import { productPages } from '@/app/(site)/_screens/product';
import { recordPages } from '@/app/(site)/_screens/site-page';
import { products } from '@/content/entities/products';
import { hasLanguage } from '@/content/lib/language';
import { pageIds } from '@/content/lib/list-pages';

const pages = recordPages('bn', productPages);

export const dynamicParams = false;

export const generateStaticParams = () =>
  pageIds(products.filter((product) => hasLanguage(product, 'bn')).map(({ id }) => id)).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
