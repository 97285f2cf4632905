import { rangePages, rangePlaces } from '../../../_screens/product-range';

const pages = rangePages('en');

export const dynamicParams = false;

export const generateStaticParams = rangePlaces;

export const generateMetadata = pages.generateMetadata;

export default pages.RangePage;
