import { useEffect, useMemo, useState } from 'react';
import { usePictureFacts } from '@/components/admin/records/picture-facts';
import type { AnyDraft, Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { reviewStrings } from '@/components/admin/strings/review';
import { loadChangeDetails, ReviewChange } from './review-change';
import { hasProblem, isTickedByDefault, reviewItems } from './review-items';
import { fullTitle } from '@/components/admin/records/row-text';
import { featuredOf, featuredTwice } from '@/content/entities/products/featured';

const categoryOf = ({ value }: Row) => value.category;

/**
 * Describes the effect of changed products on the home page, which features some of them by their order: sentences
 * about added and removed products, and about one that would appear twice. Empty without an effect.
 * @param rows - all products, in their new order
 * @param publishedIds - the order on the website
 */
export function featuredChanges(rows: readonly Row[], publishedIds: readonly string[]): readonly string[] {
  const after = rows.filter(({ draft }) => draft?.op !== 'delete');
  const byId = new Map(rows.map((row) => [row.id, row]));
  const before = publishedIds.flatMap((id) => byId.get(id) ?? []);
  const featured = featuredOf(before, ({ published }) => published?.category);
  const toShow = featuredOf(after, categoryOf);
  const comes = toShow.filter((row) => !featured.includes(row));
  const goes = featured.filter((row) => !toShow.includes(row));
  const twice = featuredTwice(after, categoryOf);
  return [
    ...(comes.length + goes.length > 0 ? [reviewStrings.featured(names(comes), names(goes))] : []),
    ...(twice ? [reviewStrings.featuredTwice(fullTitle(twice))] : []),
  ];
}

const names = (rows: readonly Row[]) => [...new Set(rows.map(fullTitle))];

/** Loaded after the list. */
const PublishSections = lazyPart(
  () => import('@/components/admin/screens/publish/bundle-section').then((module) => module.PublishSections),
  <div className="mt-8 h-96 bg-concrete-100" />,
);

/** Returns the new values of the drafts; null for deletions and orders. */
const valuesOf = (drafts: ReadonlyMap<string, AnyDraft>) =>
  [...drafts.values()].map((draft) => ('op' in draft && draft.op === 'put' ? draft.value : null));

/** Lists all changes with checkboxes, followed by the sections for publishing and importing. */
export function ReviewBody() {
  const { rows, state, publishedIds } = useStudio();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { facts } = usePictureFacts(useMemo(() => valuesOf(state.drafts), [state.drafts]));
  const items = useMemo(() => reviewItems({ rows, state }, facts), [rows, state, facts]);
  const isTicked = (item: (typeof items)[number]) =>
    !hasProblem(item) && (ticks.get(item.key) ?? isTickedByDefault(item));
  const keys = new Set(items.filter(isTicked).map(({ key }) => key));
  const problems = items.filter(hasProblem).length;
  const isProductChange = items.some(({ entity }) => entity === 'products');
  const effects = isProductChange ? featuredChanges(rows('products'), publishedIds('products')) : [];

  useEffect(() => {
    // Preloads the details. After a failure, opening a change retries.
    loadChangeDetails().catch(() => undefined);
  }, []);

  return (
    <>
      {items.length === 0 ? (
        <p>{reviewStrings.nothing}</p>
      ) : (
        <>
          <p>
            {reviewStrings.chosen(items.length, keys.size)}
            {problems > 0 && ` ${reviewStrings.blocked(problems)}`}
          </p>
          <p className="mt-3 flex gap-joint">
            <StudioButton
              look="quietTight"
              onPress={() => setTicks(new Map(items.map(({ key }) => [key, true])))}
            >
              {reviewStrings.all}
            </StudioButton>
            <StudioButton
              look="quietTight"
              onPress={() => setTicks(new Map(items.map(({ key }) => [key, false])))}
            >
              {reviewStrings.none}
            </StudioButton>
          </p>
          {effects.map((effect) => (
            <p key={effect} className="mt-4 border-l-4 border-ink bg-paper p-3">
              {effect}
            </p>
          ))}
          <ul className="mt-5 border-t-2 border-ink">
            {items.map((item) => (
              <ReviewChange
                key={item.key}
                item={item}
                isTicked={isTicked(item)}
                onTick={(isOn) => setTicks(new Map(ticks).set(item.key, isOn))}
              />
            ))}
          </ul>
        </>
      )}
      <PublishSections keys={items.length === 0 ? null : keys} />
    </>
  );
}
