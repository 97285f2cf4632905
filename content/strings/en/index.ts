import * as articles from './articles';
import * as calculator from './calculator';
import * as careers from './careers';
import * as contact from './contact';
import * as details from './details';
import * as home from './home';
import * as keyProduct from './key-product';
import * as list from './list';
import * as media from './media';
import * as productPage from './product-page';
import * as products from './products';
import * as search from './search';
import * as common from './shared';
import * as shell from './shell';
import * as stated from './stated';

/** Texts of the public site outside the records, in English. */
export const en = {
  ...shell,
  ...common,
  ...home,
  ...articles,
  ...careers,
  ...contact,
  ...media,
  ...products,
  ...productPage,
  ...details,
  ...stated,
  ...calculator,
  ...keyProduct,
  ...search,
  ...list,
};

/** Type of the texts, equal in every language. */
export type Strings = typeof en;
