import { listedProducts } from '@/app/(site)/_screens/listed-products';
import { english } from '@/content/strings/english';

export const dynamic = 'force-static';

export const GET = () => Response.json(listedProducts(english));
