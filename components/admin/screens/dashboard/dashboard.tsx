import { ListPart } from '@/components/admin/screens/list/list-part.client';
import { ConflictNote } from './conflict-note.client';
import { StatCards } from './stat-cards';
import { WelcomeNote } from './welcome-note.client';

/** The dashboard, which is also the products' list: four cards, then all products (specification section 2). */
export function Dashboard({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{title}</h1>
      <WelcomeNote />
      <ConflictNote />
      <StatCards />
      <ListPart entity="products" />
    </>
  );
}
