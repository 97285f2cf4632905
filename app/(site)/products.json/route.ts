import { catalogueText } from '../_screens/catalogue';

export const dynamic = 'force-static';

/** Every product with its figures as JSON. */
export const GET = () => new Response(catalogueText(), { headers: { 'Content-Type': 'application/json' } });
