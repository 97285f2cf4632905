import type { MouseEvent } from 'react';
import { editPath } from '@/components/admin/records/entities';
import { fieldId } from '@/components/admin/fields/control-props';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { type FieldMessages, messageWithField } from '@/components/admin/fields/messages';
import { shownPages } from '@/components/admin/records/shown-pages';
import { StateTag } from '@/components/admin/records/state-tag';
import type { Row } from '@/components/admin/store/types';
import { reviewStrings } from '@/components/admin/strings/review';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { hasProblem, type ReviewItem } from './review-items';
import { registry } from '@/content/registry';
import { entityFields } from '@/content/registry/forms';

/** Also called for preloading, so that opening a change does not wait. */
export const loadChangeDetails = () => import('./field-changes').then((module) => module.ChangeDetails);
const ChangeDetails = lazyPart(loadChangeDetails, <div className="h-24 bg-concrete-100" />);

/** Lazily loaded: only needed for disputed records. */
const ReviewProblemPanel = lazyPart(
  () => import('./disputed-fields').then((module) => module.ReviewProblemPanel),
  <div className="mb-6 h-40 bg-concrete-100" />,
);

type ReviewChangeProps = {
  readonly item: ReviewItem;
  readonly isTicked: boolean;
  readonly onTick: (isOn: boolean) => void;
};

/** One change: checkbox, problems that block it, hints, and its details. */
export function ReviewChange({ item, isTicked, onTick }: ReviewChangeProps) {
  const isBlocked = hasProblem(item);
  const pages = shownPages(item.entity);
  return (
    <li className="border-b border-joint py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
          <input
            type="checkbox"
            checked={isTicked}
            disabled={isBlocked}
            onChange={(event) => onTick(event.target.checked)}
            className="size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0">
            <b className="me-2 font-semibold">{item.title}</b>{' '}
            <span className="inline-block text-concrete-600">{registry[item.entity].singular}</span>
          </span>
        </label>
        <StateTag state={item.state} />
      </div>
      {pages.length > 0 && (
        <p className="pl-8 text-sm text-concrete-600">
          {reviewStrings.shownOn(pages.map(({ title }) => title))}
        </p>
      )}
      {item.kind === 'record' && (
        <>
          <FieldLinks row={item.row} texts={item.messages} className="border-clay" />
          <FieldLinks row={item.row} texts={item.hints} className="border-ink" />
        </>
      )}
      {item.kind === 'record' && item.state.kind === 'review' && (
        <ReviewProblemPanel row={item.row} problem={item.state.problem} />
      )}
      <Disclosure summary={reviewStrings.whatChanges} indent="ml-8">
        <div className="mt-3">
          <ChangeDetails item={item} />
        </div>
      </Disclosure>
    </li>
  );
}

type FieldLinksProps = {
  readonly row: Row;
  /** Texts by path; '' for the whole record. */
  readonly texts: FieldMessages;
  readonly className: string;
};

/** Lists messages or hints about a record's fields, each linked to its field. */
function FieldLinks({ row: { entity, id }, texts, className }: FieldLinksProps) {
  if (texts.size === 0) return null;
  return (
    <ul className={`mt-1 mb-2 space-y-1 border-l-4 pl-3 ${className}`}>
      {[...texts].map(([name, text]) => (
        <li key={name}>
          <StudioLink
            href={`${editPath(entity, id)}#${fieldId(name)}`}
            onClick={goToField}
            className="underline underline-offset-4 hover:no-underline"
          >
            {name === '' ? text : messageWithField(entityFields[entity], name, text)}
          </StudioLink>
        </li>
      ))}
    </ul>
  );
}

/** On the record's own screen, sets the hash, which the form observes; elsewhere the link navigates. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const { pathname, search, hash } = new URL(event.currentTarget.href);
  if (pathname !== location.pathname || search !== location.search) return;
  event.preventDefault();
  // Resets the hash first: setting the same one fires no event.
  location.hash = '';
  location.hash = hash;
}
