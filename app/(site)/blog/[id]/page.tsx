import { blogPost } from '../../_screens/blog-post';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RoutePage } = recordPages('en', blogPost);

export const dynamicParams = false;

export { RoutePage as default, generateMetadata, generateStaticParams };
