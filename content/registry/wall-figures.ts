import { comparedWalls, ownBlockOf } from '../../lib/counting';
import { benefits } from '../entities/benefits';
import { keyProduct } from '../entities/key-product';
import { products } from '../entities/products';
import { routes } from '../routes';
import { isShown } from '../pages/shown-pages';

/** The firm's own block, with which walls are counted. */
export const ownBlock = ownBlockOf(keyProduct, products);

/** What the website compares: brick with the firm's own block and others of its face. */
export const compared = comparedWalls(keyProduct, benefits, products);

/** Whether the website has a page with the estimator. */
export const hasEstimator = ownBlock !== undefined && isShown(routes.estimator);
