import { catalogue } from '@/app/_lib/catalogue';

export const dynamic = 'force-static';

/** Every product with its figures as JSON. */
export const GET = () => Response.json(catalogue());
