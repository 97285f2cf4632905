import { catalogueTable } from '../_screens/catalogue';

export const dynamic = 'force-static';

/** Every product with its figures as a table. */
export const GET = () =>
  new Response(catalogueTable(), { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
