import { blogPages } from '../../../_lists/blog-pages';

const { further } = blogPages('en');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
