'use client';

import type { ComponentProps } from 'react';
import { RecordList } from '@/components/admin/screens/list/record-list';
import { site } from '@/components/admin/site';
import { dashboardStrings } from '@/components/admin/strings/dashboard';
import type { NamedPlace } from '@/components/admin/lib/wording';
import { PlaceName, ScreenTitle } from '@/components/admin/ui/place-name';
import type { Entity } from '@/lib/records';
import { forStaff } from '@/lib/text';
import { ConflictNote, WelcomeNote } from './notes.client';
import { Waiting } from './waiting';

type StatCard = NamedPlace & {
  readonly total: string;
  readonly rate: string;
  readonly direction: 'up' | 'down';
};

type DashboardProps = ComponentProps<typeof Waiting> & {
  readonly place: NamedPlace;
  /** The entity whose list is below. */
  readonly entity: Entity;
  /** Sample figures. */
  readonly cards: readonly StatCard[];
  /** Whether the list comes first: the screen was opened by the name of the list. */
  readonly isList?: boolean;
  /** How many records of some entities the website has. */
  readonly online: readonly (readonly [count: number, entity: Entity])[];
};

/** Dashboard: cards, what waits and the list of an entity, which comes last or first (docs/requirements.md). */
export function Dashboard({ place, entity, cards, isList = false, online, ...waiting }: DashboardProps) {
  const list = <RecordList entity={entity} />;
  return (
    <>
      <ScreenTitle of={place} />
      <WelcomeNote />
      <ConflictNote />
      {isList && <div className="mb-9">{list}</div>}
      <StatCards cards={cards} online={online} />
      <Waiting {...waiting} />
      {!isList && list}
    </>
  );
}

const directions = forStaff({ up: ['up', 'বেড়েছে'], down: ['down', 'কমেছে'] });

/** Sample figures (docs/requirements.md); the website’s counts are below. Shows the direction as shape and word. */
function StatCards({ cards, online }: Pick<DashboardProps, 'cards' | 'online'>) {
  return (
    <figure className="mb-9">
      <dl className="grid grid-cols-2 border-t border-l border-joint xl:grid-cols-4">
        {cards.map(({ total, rate, direction, ...card }) => (
          <div key={card.title} className="border-r border-b border-joint px-4 py-4 md:px-5 md:py-5">
            <dt className="text-concrete-600">
              <PlaceName of={card} />
            </dt>
            <dd className="mt-1.5 mb-2 type-data-large text-3xl!">{total}</dd>
            <dd className={direction === 'up' ? 'font-medium text-good' : 'font-medium text-concrete-800'}>
              <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
              <span>{` ${rate}`}</span>
              <span className="sr-only">{` ${directions[direction]}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="mt-2 text-sm text-concrete-600">
        <span className="block">{dashboardStrings.sample}</span>
        <span className="block">
          {dashboardStrings.online(online.map(([count, of]) => [count, site().registry[of]]))}
        </span>
      </figcaption>
    </figure>
  );
}
