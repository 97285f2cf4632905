import { comparedWalls } from '../lib/counting';
import { benefits } from './entities/benefits';
import { keyProduct } from './entities/key-product';
import { products } from './entities/products';
import { routes } from './routes';
import { isShown } from './shown-pages';

/** What the website compares: brick with the firm's own block and others of its face. */
export const compared = comparedWalls(keyProduct, benefits, products);

/** Whether the website has a page with the estimator. */
export const hasEstimator = compared !== undefined && isShown(routes.estimator);
