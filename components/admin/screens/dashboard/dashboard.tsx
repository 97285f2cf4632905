import { ListPart } from '@/components/admin/screens/list/list-part.client';
import { ConflictNote, WaitingPart, WelcomeNote } from './notes.client';
import { publishedFacts } from './waiting-facts';
import { dashboardStrings } from '@/components/admin/strings/dashboard';
import { statCards } from '@/app/(admin)/_studio/menu';
import { isInTheMaking, placeholdersIn } from '@/content/registry/placeholders';
import { blogs } from '@/content/entities/blogs';
import { newsItems } from '@/content/entities/news';
import { products } from '@/content/entities/products';
import { vacancies } from '@/content/entities/vacancies';
import { registry } from '@/content/registry';
import { loadAllRecords } from '@/content/registry/loaders';

/** Dashboard: four cards, what waits, then the list of all products (docs/requirements.md). */
export async function Dashboard({ title }: { readonly title: string }) {
  const published = await loadAllRecords();
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">{title}</h1>
      <WelcomeNote />
      <ConflictNote />
      <StatCards />
      <WaitingPart
        published={publishedFacts(published)}
        placeholders={placeholdersIn(published)}
        isInTheMaking={isInTheMaking(published)}
      />
      <ListPart entity="products" />
    </>
  );
}

/** Sample figures (docs/requirements.md); the website’s counts are below. Shows the direction as shape and word. */
function StatCards() {
  return (
    <figure className="mb-9">
      <dl className="grid grid-cols-2 border-t border-l border-joint xl:grid-cols-4">
        {statCards.map(({ title, total, rate, direction }) => (
          <div key={title} className="border-r border-b border-joint px-4 py-4 md:px-5 md:py-5">
            <dt className="text-concrete-600">{title}</dt>
            <dd className="mt-1.5 mb-2 type-data-large text-3xl!">{total}</dd>
            <dd className={direction === 'up' ? 'font-medium text-good' : 'font-medium text-concrete-800'}>
              <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
              <span>{` ${rate}`}</span>
              <span className="sr-only">{` ${direction}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-2 text-sm text-concrete-600">
        <span className="block">{dashboardStrings.sample}</span>
        <span className="block">
          {dashboardStrings.online([
            [products.length, registry.products],
            [blogs.length, registry.blogs],
            [newsItems.length, registry.news],
            [vacancies.length, registry.vacancies],
          ])}
        </span>
      </figcaption>
    </figure>
  );
}
