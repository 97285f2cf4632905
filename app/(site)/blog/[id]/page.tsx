import { blogPost } from '../../_screens/blog-post';
import { recordPages } from '../../_screens/site-page';

const { generateStaticParams, generateMetadata, RecordPage } = recordPages('en', blogPost);

export const dynamicParams = false;

export { RecordPage as default, generateMetadata, generateStaticParams };
