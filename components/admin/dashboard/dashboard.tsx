import { Suspense } from 'react';
import { ListSkeleton } from '@/components/admin/shared/list/list-skeleton';
import { RecordList } from '@/components/admin/shared/list/record-list.client';
import { StatCards } from './stat-cards';
import { WelcomeNote } from './welcome-note.client';

/** The dashboard, which is also the products' list: four cards, then all products (specification section 2). */
export function Dashboard({ title }: { readonly title: string }) {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{title}</h1>
      <WelcomeNote />
      <StatCards />
      <Suspense fallback={<ListSkeleton />}>
        <RecordList entity="products" />
      </Suspense>
    </>
  );
}
