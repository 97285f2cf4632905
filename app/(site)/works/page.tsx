import { worksPages } from '../_lists/works-pages';

const pages = worksPages('en');

export const metadata = pages.metadata;

export default pages.FirstPage;
