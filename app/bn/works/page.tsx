import { worksPages } from '@/app/(site)/_lists/works-pages';

const pages = worksPages('bn');

export const metadata = pages.metadata;

export default pages.FirstPage;
