import { products } from '@/content/entities/products';
import { productPages } from '../../_screens/product';
import { recordPages } from '../../_screens/site-page';

const pages = recordPages('en', productPages);

export const dynamicParams = false;

export const generateStaticParams = () => products.map(({ id }) => id).map((id) => ({ id }));

export const generateMetadata = pages.generateMetadata;

export default pages.RecordPage;
