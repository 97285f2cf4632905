import { catalogue } from '../_screens/catalogue';

export const dynamic = 'force-static';

/** Every product with its figures as JSON. */
export const GET = () => Response.json(catalogue());
