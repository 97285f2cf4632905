import aboutUs from '../entities/about-us/data.json' with { type: 'json' };
import advantages from '../entities/advantages/data.json' with { type: 'json' };
import banners from '../entities/banners/data.json' with { type: 'json' };
import benefits from '../entities/benefits/data.json' with { type: 'json' };
import blogs from '../entities/blogs/data.json' with { type: 'json' };
import careers from '../entities/careers/data.json' with { type: 'json' };
import company from '../entities/company/data.json' with { type: 'json' };
import comparison from '../entities/comparison/data.json' with { type: 'json' };
import contact from '../entities/contact/data.json' with { type: 'json' };
import feedbacks from '../entities/feedbacks/data.json' with { type: 'json' };
import films from '../entities/films/data.json' with { type: 'json' };
import galleries from '../entities/galleries/data.json' with { type: 'json' };
import home from '../entities/home/data.json' with { type: 'json' };
import keyProduct from '../entities/key-product/data.json' with { type: 'json' };
import news from '../entities/news/data.json' with { type: 'json' };
import pages from '../entities/pages/data.json' with { type: 'json' };
import partners from '../entities/partners/data.json' with { type: 'json' };
import products from '../entities/products/data.json' with { type: 'json' };
import quality from '../entities/quality/data.json' with { type: 'json' };
import qualityChecks from '../entities/quality-checks/data.json' with { type: 'json' };
import qualityTests from '../entities/quality-tests/data.json' with { type: 'json' };
import services from '../entities/services/data.json' with { type: 'json' };
import vacancies from '../entities/vacancies/data.json' with { type: 'json' };
import type { ManagedRecord } from '../lib/about';
import type { Entity } from '.';

/**
 * What the website shows now, in display order, as the files hold it: the build has validated every record, and the files
 * stand as publishing writes them, so nothing has to be parsed once more in the studio.
 */
export const published: Readonly<Record<Entity, readonly ManagedRecord[]>> = {
  products,
  blogs,
  services,
  banners,
  feedbacks,
  news,
  vacancies,
  galleries,
  films,
  partners,
  benefits,
  comparison,
  advantages,
  'quality-checks': qualityChecks,
  'quality-tests': qualityTests,
  'key-product': keyProduct,
  quality,
  careers,
  pages,
  home,
  'about-us': aboutUs,
  contact,
  company,
};
