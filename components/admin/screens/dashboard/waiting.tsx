import { type PlaceholderRecord, site } from '@/components/admin/site';
import { type ReactElement, useId, useState } from 'react';
import type { Elements } from '@/components/ui/elements';
import { momentText } from '@/components/admin/lib/wording';
import { draftedValue, editPath } from '@/components/admin/records/entities';
import { fullTitle } from '@/components/admin/records/row-text';
import type { HasState } from '@/components/admin/records/shown-state';
import { StateTag } from '@/components/admin/records/state-tag';
import { draftKey } from '@/components/admin/store/layers';
import { orderState } from '@/components/admin/store/records';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { RecordKey } from '@/components/admin/store/types';
import { waitingStrings as texts } from '@/components/admin/strings/waiting';
import { loadRepository } from '@/components/admin/screens/repository-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { dialogIds } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { type ChangeToHand, ORDER_ID } from '@/lib/exchange';
import { buildDay, dayOf } from '@/lib/records';
import { dueSoon, type WaitingFacts, waitingFacts } from './waiting-facts';

const ProposalsWaiting = process.env.CONTENT_APPROVAL ? lazyPart(loadRepository, 'ProposalsWaiting') : null;

const PANEL_ID = 'waiting-panel';

type WaitingProps = {
  /** Facts of the build, which those of drafts replace. */
  readonly published: readonly WaitingFacts[];
  readonly placeholders?: readonly PlaceholderRecord[];
  /** Whether somebody is about to make the website his own. */
  readonly isInTheMaking?: boolean;
  /** Title of the screen, in the line of the button. */
  readonly children?: Elements;
};

/** Counts open tasks beside the screen's title, and lists them when opened. */
export function Waiting({ published, placeholders = [], isInTheMaking = false, children }: WaitingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { row, state, changes } = useStudio();
  const { Steps } = site();
  // The exported page has the day of its build, and React expects the same when it takes the page over.
  const today = useHydrated() ? dayOf(new Date()) : buildDay();
  const drafts = [...changes.values()].sort(
    (a, b) => Number(a.savedAt < b.savedAt) - Number(a.savedAt > b.savedAt),
  );
  const rows = drafts.flatMap(({ entity, id }) => row(entity, id) ?? []);
  const facts = [
    ...published.filter((item) => !changes.has(draftKey(item))),
    ...rows.filter((drafted) => draftedValue(drafted) !== null).map((one) => waitingFacts(one)),
  ];
  const due = dueSoon(facts, today);
  const older = facts.filter(({ isOlder }) => isOlder);

  const tasks = drafts.length + due.length + older.length;

  return (
    <section aria-label={texts.title} className="mb-1">
      <div className="flex flex-wrap items-center gap-x-6">
        {children}
        <StudioButton
          look="quietLow"
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          onPress={() => setIsOpen(!isOpen)}
          className="-mr-2"
        >
          <span>
            {state.status.phase === 'starting'
              ? texts.title
              : texts.waiting(tasks + Number(placeholders.length > 0))}
          </span>
          <span aria-hidden="true">{isOpen ? '▴' : '▾'}</span>
        </StudioButton>
      </div>
      <div id={PANEL_ID} hidden={!isOpen} className="mt-3 border-t border-joint pt-4">
        <Tasks drafts={drafts} due={due} older={older} today={today} />
        <Placeholders records={placeholders} />
      </div>
      {isInTheMaking && Steps && (
        <Steps
          records={placeholders}
          drafted={rows.map((one) => ({ ...one, value: draftedValue(one) ?? {} }))}
        />
      )}
      {/* Only with the drafts: those whose proposal was returned are ordinary again. */}
      {ProposalsWaiting && state.status.phase !== 'starting' && <ProposalsWaiting />}
    </section>
  );
}

type TasksProps = {
  readonly drafts: readonly ChangeToHand[];
  readonly due: ReturnType<typeof dueSoon>;
  readonly older: readonly WaitingFacts[];
  readonly today: string;
};

/** Lists of open tasks, by kind. */
function Tasks({ drafts, due, older, today }: TasksProps) {
  const { row, state } = useStudio();
  const isHanded = ({ entity, id }: RecordKey) => {
    const { kind } = id === ORDER_ID ? orderState(state, entity) : (row(entity, id)?.state ?? {});
    return Boolean(process.env.CONTENT_REPOSITORY) && kind === 'handed';
  };
  const draftItem = ({ entity, id, savedAt }: ChangeToHand): Item => {
    const { list, singular, plural } = site().registry[entity];
    const drafted = row(entity, id);
    const title = drafted ? fullTitle(drafted) : texts.order(plural);
    // An order and a deleted record have no editor.
    const href = draftedValue(drafted) === null ? list.path : editPath(entity, id);
    return {
      entity,
      id,
      title,
      href,
      note: texts.draft(singular, momentText(savedAt)),
      stated: drafted ?? undefined,
    };
  };
  const inReview = (count: number) => (
    <StudioButton
      label={texts.more(count)}
      look="quietLow"
      commandfor={dialogIds.review}
      command="show-modal"
      className="-ml-2"
    />
  );

  return (
    <>
      {drafts.length + due.length + older.length === 0 && (
        <p className="mb-6">{site().speaksBangla ? texts.nothing : texts.nothingInEnglish}</p>
      )}
      <div className="gap-x-10 xl:columns-2">
        <Group
          title={texts.drafts}
          items={drafts.filter((draft) => !isHanded(draft)).map(draftItem)}
          more={inReview}
        />
        <Group title={texts.handed} items={drafts.filter(isHanded).map(draftItem)} more={inReview} />
        <Group title={texts.overdue} items={due.filter(({ day }) => day < today)} />
        <Group title={texts.due} items={due.filter(({ day }) => day >= today)} />
        <Group
          title={texts.older}
          items={older.map((one) => ({ ...one, note: site().registry[one.entity].singular }))}
          more={(count) => <p className="py-1.5">{texts.moreOlder(count)}</p>}
        />
      </div>
    </>
  );
}

type Item = RecordKey & { title: string; note: string; href?: string; stated?: HasState | undefined };

type GroupProps = {
  readonly title: string;
  readonly items: readonly Item[];
  /** Limits the group to `SHOWN` items, and renders the number of others. */
  readonly more?: (count: number) => ReactElement;
};

const SHOWN = 5;

function Group({ title, items, more }: GroupProps) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <div className="mb-6 break-inside-avoid">
      <h2 id={headingId} className="mb-2 font-semibold">
        {title}
      </h2>
      <ul aria-labelledby={headingId} className="border-t border-joint">
        {items.slice(0, more && SHOWN).map((item) => (
          <li
            key={`${draftKey(item)} ${item.note}`}
            className="flex flex-wrap items-center gap-x-4 border-b border-joint py-1.5"
          >
            <StudioLink
              href={item.href ?? editPath(item.entity, item.id)}
              className="py-1 font-semibold underline-offset-4 hover:underline"
            >
              {item.title}
            </StudioLink>
            <span className="text-concrete-600 first-letter:uppercase">{item.note}</span>
            {item.stated && <StateTag of={item.stated} />}
          </li>
        ))}
      </ul>
      {more && items.length > SHOWN && more(items.length - SHOWN)}
    </div>
  );
}

/** Published records that still hold placeholders, each with a link to its editor. */
function Placeholders({ records }: { readonly records: readonly PlaceholderRecord[] }) {
  if (records.length === 0) return null;
  return (
    <details className="mb-6">
      <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
        {texts.placeholders(records.length)}
      </summary>
      <ul className="gap-x-10 xl:columns-2">
        {records.map(({ entity, id, title }) => (
          <li key={`${entity} ${id}`} className="break-inside-avoid border-b border-joint py-1.5">
            <StudioLink
              href={editPath(entity, id)}
              className="py-1 font-semibold underline-offset-4 hover:underline"
            >
              {title}
            </StudioLink>
            <span className="text-concrete-600">{` ${site().registry[entity].singular}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
