import { listedProducts } from '@/app/(site)/_screens/listed-products';
import { locales } from '@/content/strings/locales';

export const dynamic = 'force-static';

export const GET = () => Response.json(listedProducts(locales.bn));
