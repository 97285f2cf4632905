import type { Strings } from '../en';
import { blog, news } from './articles';
import { careers } from './careers';
import { contact } from './contact';
import { about, home } from './home';
import { calculator, turn } from './calculator';
import { details } from './details';
import { keyProduct } from './key-product';
import { list, listPage } from './list';
import { media, quality } from './media';
import { calculatorPage, drawing, productPage, quantities, section } from './product-page';
import { products } from './products';
import { search } from './search';
import { share, shared } from './shared';
import { shell } from './shell';
import { stated } from './stated';

/** Texts of the public site outside the records, in Bangla (docs/glossary-bn.md). */
export const bn: Strings = {
  shell,
  shared,
  share,
  home,
  about,
  blog,
  news,
  careers,
  contact,
  media,
  quality,
  products,
  productPage,
  drawing,
  quantities,
  section,
  details,
  stated,
  turn,
  keyProduct,
  search,
  calculator,
  calculatorPage,
  list,
  listPage,
};
