import { blogPages } from '@/app/(site)/_lists/blog-pages';

const { further } = blogPages('bn');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
