'use client';

import { clsx } from 'clsx';
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

type DashboardProps = Omit<ComponentProps<typeof Waiting>, 'children'> & {
  readonly place: NamedPlace;
  /** The entity whose list is below. */
  readonly entity: Entity;
  /** Sample figures. */
  readonly cards: readonly StatCard[];
  /** How many records of some entities the website has. */
  readonly online: readonly (readonly [count: number, entity: Entity])[];
};

/** Dashboard, which is also the list of an entity (docs/requirements.md): what waits, cards and the list. */
export function Dashboard({ place, entity, cards, online, ...waiting }: DashboardProps) {
  return (
    <>
      <Waiting {...waiting}>
        <ScreenTitle of={place} className="mr-auto" />
      </Waiting>
      <WelcomeNote />
      <ConflictNote />
      <StatCards cards={cards} online={online} />
      <RecordList entity={entity} />
    </>
  );
}

const directions = forStaff({ up: ['up', 'বেড়েছে'], down: ['down', 'কমেছে'] });

/** Sample figures (docs/requirements.md) in one line, beside the website’s counts. Shows the direction as shape and word. */
function StatCards({ cards, online }: Pick<DashboardProps, 'cards' | 'online'>) {
  return (
    <figure className="mb-1 items-center gap-4 border-y border-joint xl:flex">
      <dl className="grid flex-1 grid-cols-2 md:grid-cols-4">
        {cards.map(({ total, rate, direction, ...card }) => (
          <div
            key={card.title}
            className="grid min-h-11 grid-flow-col grid-cols-[auto_1fr] grid-rows-2 items-center gap-x-3 leading-none"
          >
            <dt className="order-last row-span-2 text-xs leading-tight text-concrete-600 md:whitespace-nowrap">
              <PlaceName of={card} />
            </dt>
            <dd className="type-data text-lg leading-none font-semibold">{total}</dd>
            <dd
              className={clsx(
                'text-xs leading-none font-medium whitespace-nowrap',
                direction === 'up' ? 'text-good' : 'text-concrete-800',
              )}
            >
              <span aria-hidden="true">{direction === 'up' ? '▲' : '▼'}</span>
              <span>{` ${rate}`}</span>
              <span className="sr-only">{` ${directions[direction]}`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="text-xs leading-tight text-concrete-600 max-xl:py-1 xl:w-72">
        <span>{`${dashboardStrings.sample} `}</span>
        <span>{dashboardStrings.online(online.map(([count, of]) => [count, site().registry[of]]))}</span>
      </figcaption>
    </figure>
  );
}
