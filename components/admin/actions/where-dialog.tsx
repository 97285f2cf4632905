import { site } from '@/components/admin/site';
import { useId, useRef, useState } from 'react';
import { withId } from '@/components/admin/store/records';
import type { Studio } from '@/components/admin/store/studio';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Row } from '@/components/admin/store/types';
import { PageSelect } from '@/components/admin/records/page-select';
import { fullTitle } from '@/components/admin/records/row-text';
import { menuTitle } from '@/components/admin/records/shown-pages';
import { whereStrings as texts } from '@/components/admin/strings/dialogs';
import { actionStrings, sharedStrings } from '@/components/admin/strings/shared';
import { closeDialog, DialogFrame, focusFirst } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import type { Elements } from '@/components/ui/elements';
import { sameJson } from '@/lib/records';

/** The question where the addresses of deleted records should lead. */
export type WhereQuestion = {
  /** All records that are to be deleted, of one entity. */
  readonly rows: readonly Row[];
  /** English paths of those that are or were (`isThere`) on the website with a page of their own. */
  readonly pages: readonly { readonly path: string; readonly isThere: boolean }[];
  /** Takes an English path, undefined for nowhere, or null for a deletion that is called off. */
  readonly answer: (to: string | undefined | null) => void;
};

const ID = 'studio-where';

/** Finds the copy that was made of a record in this browser, under the id that it has today; null without one. */
function copyOf({ state, row }: Pick<Studio, 'state' | 'row'>, original: Row): Row | null {
  const { entity, id, published, value } = original;
  const steps = state.steps.filter(({ undone }) => !undone);
  const isCopy = (copied: unknown) => sameJson(copied, value) || sameJson(copied, published);
  const copies = steps.flatMap(({ changes }, index) =>
    changes.flatMap(({ before, after, ...key }) => {
      if (key.entity !== entity || before !== null || after === null || !('op' in after)) return [];
      if (key.id === id || !isCopy(withId({ entity, id }, after.value as Row['value']))) return [];
      const renames = steps.slice(index).flatMap(({ renamed }) => renamed ?? []);
      return renames.reduce(
        (now, { entity: of, from, to }) => (of === entity && from === now ? to : now),
        key.id,
      );
    }),
  );
  const rows = copies.flatMap((copy) => row(entity, copy) ?? []);
  return rows.findLast(({ change }) => change?.op !== 'delete') ?? null;
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children?: Elements;
};

const Choice = ({ name, label, isChosen, onChoose, children }: ChoiceProps) => (
  <div>
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        ref={isChosen ? focusFirst : undefined}
        className="size-5 shrink-0 accent-ink"
      />
      <span>{label}</span>
    </label>
    {children}
  </div>
);

/** Asks where the addresses of deleted pages should lead: to a copy, their list, another page, or nowhere. */
export function WhereDialog({ rows, pages, answer }: WhereQuestion) {
  const studio = useStudio();
  const name = useId();
  const chosen = useRef<string | undefined | null>(null);
  const [first] = rows;
  const one = first && rows.length === 1 ? first : null;
  const list = first ? site().listAbove(first.entity, pages[0]?.path ?? '') : site().home;
  const copy = one && copyOf(studio, one);
  const copyPage = copy && site().ownPage(copy.entity, copy.id);
  const [choice, setChoice] = useState<'copy' | 'list' | 'other' | 'nowhere'>(copy ? 'copy' : 'list');
  const [other, setOther] = useState('');
  const to = { copy: copyPage ?? '', list, other, nowhere: undefined }[choice];
  const props = (own: typeof choice, label: string) => ({
    name,
    label,
    isChosen: choice === own,
    onChoose: () => setChoice(own),
  });

  return (
    <DialogFrame
      id={ID}
      title={texts.title(
        one ? `“${fullTitle(one)}”` : `${rows.length} ${first ? site().registry[first.entity].plural : ''}`,
      )}
      openOnMount
      onClosed={() => answer(chosen.current)}
    >
      <p>{texts.online(pages, rows.length)}</p>
      <fieldset className="mt-4">
        <legend className="font-semibold">{pages.length === 1 ? texts.where : texts.whereAll}</legend>
        {copy && <Choice {...props('copy', texts.copy(fullTitle(copy)))} />}
        <Choice {...props('list', texts.list(menuTitle(list)))} />
        <Choice {...props('other', texts.other)}>
          <PageSelect
            aria-label={texts.otherPage}
            value={other}
            without={rows.flatMap((row) => site().ownPage(row.entity, row.id) ?? [])}
            onChoose={(path) => {
              setOther(path);
              setChoice('other');
            }}
            className="ml-8 w-4/5"
          />
        </Choice>
        <Choice {...props('nowhere', pages.length === 1 ? texts.nowhere : texts.nowhereAll)} />
      </fieldset>
      <p className="mt-4 text-sm text-concrete-600">{texts.later}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        <StudioButton
          label={actionStrings.delete}
          look="solid"
          isOff={to === ''}
          onPress={() => {
            chosen.current = to;
            // Gives the focus back to the button that was pressed first.
            closeDialog(ID);
          }}
        />
        <StudioButton label={sharedStrings.cancel} commandfor={ID} command="close" />
      </div>
    </DialogFrame>
  );
}
