import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { site } from '@/components/admin/site';
import { draftedValue } from '@/components/admin/records/entities';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fullTitle } from '@/components/admin/records/row-text';
import { PictureUrlContext, usePictureUrl } from '@/components/admin/records/use-picture-url';
import { createPictureUrls } from '@/components/admin/store/studio';
import type { Studio } from '@/components/admin/store/studio';
import type { ImportedChange } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { importStrings as texts } from '@/components/admin/strings/publish';
import { momentText } from '@/components/admin/lib/wording';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';
import { type CheckedBundle, pictureKey } from '@/lib/exchange';
import type { ManagedRecord } from '@/lib/records';
import { importedMedia, type ImportItem } from './import-plan';

type ImportReviewProps = {
  readonly bundle: CheckedBundle;
  readonly items: readonly ImportItem[];
  readonly onTake: (chosen: readonly ImportItem[]) => void;
  readonly onCancel: () => void;
};

/** Lists the changes of a bundle for selection. A change that replaces a draft is not selected by default. */
export function ImportReview({ bundle, items, onTake, onCancel }: ImportReviewProps) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const heading = useRef<HTMLParagraphElement>(null);
  // “Continue here” has unmounted, and a file is read after its dialog has closed.
  useEffect(() => heading.current?.focus(), []);
  const isTicked = ({ key, fit }: ImportItem) => fit !== 'same' && (ticks.get(key) ?? fit !== 'replaces');
  const chosen = items.filter(isTicked);
  const pictureUrl = useBroughtPictures(bundle, items);

  return (
    <div className="mt-4">
      <p ref={heading} tabIndex={-1} className="focus:outline-none">
        {texts.origin(items.length, momentText(bundle.createdAt), bundle.createdBy) +
          (bundle.complete ? '' : ` ${texts.backup}`)}
      </p>
      {bundle.note !== '' && <p className="mt-1">{texts.note(bundle.note)}</p>}
      <PictureUrlContext value={pictureUrl}>
        <ul className="mt-3 border-t border-ink">
          {items.map((item) => (
            <ImportLine
              key={item.key}
              item={item}
              isTicked={isTicked(item)}
              onTick={(isOn) => setTicks(new Map(ticks).set(item.key, isOn))}
            />
          ))}
        </ul>
      </PictureUrlContext>
      <div className="mt-4 flex flex-wrap gap-joint">
        <StudioButton
          label={texts.take(chosen.length)}
          look="solid"
          isOff={chosen.length === 0}
          onPress={() => onTake(chosen)}
        />
        <StudioButton label={texts.cancel} onPress={onCancel} />
      </div>
    </div>
  );
}

/** Returns the URLs of pictures: of those that a bundle brings, else of those in this browser. */
export function useBroughtPictures({ media }: Pick<CheckedBundle, 'media'>, items: readonly ImportItem[]) {
  const storedUrl = usePictureUrl();
  const [{ urlIn, revoke }] = useState(createPictureUrls);
  useEffect(() => revoke, [revoke]);
  const brought = useMemo(() => {
    const used = importedMedia(
      media,
      items.map(({ change }) => change),
    );
    return urlIn(new Map(used.map((item) => [pictureKey(item.path), item])));
  }, [media, items, urlIn]);
  return (src: string) => (brought(src) === src ? storedUrl(src) : brought(src));
}

type ImportLineProps = {
  readonly item: ImportItem;
  readonly isTicked: boolean;
  readonly onTick: (isOn: boolean) => void;
};

/** Returns the full title of the record that a change is of: products of one name differ in size. */
export function changeTitle(change: ImportedChange, namedIn: Studio['named']) {
  const { plural, titleOf } = site().registry[change.entity];
  if (!('op' in change)) return texts.orderOf(plural);
  const named = namedIn(change.entity, change.value as ManagedRecord);
  return fullTitle({ ...change, title: titleOf(named), named });
}

function ImportLine({ item: { change, fit, joined = change }, isTicked, onTick }: ImportLineProps) {
  const { singular } = site().registry[change.entity];
  const { named } = useStudio();
  const title = changeTitle(change, named);
  return (
    <li className="border-b border-joint py-2">
      <LabelledCheckbox checked={isTicked} disabled={fit === 'same'} onTick={onTick}>
        <span className="min-w-0">
          <span className="font-semibold">{title}</span>
          <span className="ml-2 text-concrete-600">
            {singular + ('op' in change && change.op === 'delete' ? texts.deletion : '')}
          </span>
          {fit !== 'fresh' && <span className="block text-sm">{texts.fits[fit]}</span>}
        </span>
      </LabelledCheckbox>
      {'op' in joined && fit !== 'same' && (
        <Disclosure summary={texts.whatChanges} about={` (${title})`} indent="ml-8">
          <ImportedRecord change={joined} />
        </Disclosure>
      )}
    </li>
  );
}

function ImportedRecord({ change }: { readonly change: Extract<ImportedChange, { readonly op: string }> }) {
  const { entity, id, op, value, base } = change;
  const row = useStudio((studio) => studio.row(entity, id));
  const mine = row === null || row.change === null ? base : draftedValue(row);
  return (
    <div className="mt-3">
      <FieldChanges
        entity={entity}
        before={mine as ManagedRecord | null}
        after={op === 'delete' ? null : (value as ManagedRecord)}
      />
    </div>
  );
}
