import type { ComponentProps } from 'react';
import { loadAllRecords } from '@/content/registry/loaders';
import { isInTheMaking, placeholdersIn } from '@/content/registry/placeholders';
import { Dashboard } from '../studio.client';
import { statCards } from './menu';
import { publishedFacts } from './published-facts';

const COUNTED = ['products', 'blogs', 'news', 'vacancies'] as const;

/** The dashboard with what this build knows: figures, and the records that wait. */
export async function DashboardOfToday({ place }: Pick<ComponentProps<typeof Dashboard>, 'place'>) {
  const published = await loadAllRecords();
  return (
    <Dashboard
      place={place}
      entity="products"
      cards={statCards}
      online={COUNTED.map((entity) => [published[entity].length, entity])}
      published={publishedFacts(published)}
      placeholders={placeholdersIn(published)}
      isInTheMaking={isInTheMaking(published)}
    />
  );
}
