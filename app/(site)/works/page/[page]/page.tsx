import { worksPages } from '../../../_lists/works-pages';

const { further } = worksPages('en');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
