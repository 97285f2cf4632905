import { worksPages } from '@/app/(site)/_lists/works-pages';

const { further } = worksPages('bn');

export const dynamicParams = false;

export const generateStaticParams = further.generateStaticParams;

export const generateMetadata = further.generateMetadata;

export default further.Page;
