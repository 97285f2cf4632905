'use client';

import { useRef, useState } from 'react';
import { fieldId } from '@/components/admin/fields/control-props';
import { PageSelect } from '@/components/admin/records/page-select';
import { site } from '@/components/admin/site';
import { websiteStrings as texts } from '@/components/admin/strings/website';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { ChosenThing } from './chosen-thing';
import type { FieldPlace } from './find-places';
import type { Thing } from './frame-events';
import { PageFrame } from './page-frame';
import { PlaceList } from './place-list';
import { englishPath } from './read-page';
import { useFramedPage } from './use-framed-page';

/** What was pressed, the fields that may be meant, and where the link around it leads. */
type Chosen = {
  readonly thing: Thing;
  readonly places: readonly FieldPlace[];
  readonly link: string | null;
  /** What had the focus before. */
  readonly origin: Element | null;
  /** Tells apart two presses on the same. */
  readonly number: number;
};

/** Writes the field into the address, where the form looks for it, without a place in the history. */
const writeField = (field: string) =>
  history.replaceState(history.state, '', location.pathname + (field && `#${fieldId(field)}`));

/** What was pressed last, with its form open; null while there is only the page. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const open = (next: Omit<Chosen, 'number'>) => {
    const [place, ...others] = next.places;
    if (place !== undefined && others.length === 0) writeField(place.path);
    setChosen((before) => ({ ...next, number: (before?.number ?? 0) + 1 }));
  };
  const close = () => {
    writeField('');
    setChosen(null);
    // Deferred: on a small screen the page was hidden.
    requestAnimationFrame(() => {
      chosen?.thing.element.scrollIntoView({ block: 'center' });
      if (chosen?.origin instanceof HTMLElement) chosen.origin.focus();
    });
  };
  return { chosen, open, close };
}

type WebsiteScreenProps = {
  /** Paths of the pages of no record that this website has: some need records. */
  readonly pages: readonly string[];
};

/** The public pages, from whose texts and pictures a click leads to the field; below `xl` page, list and form take turns. */
export function WebsiteScreen({ pages }: WebsiteScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [tab, setTab] = useState<'page' | 'list'>('page');
  const { chosen, open, close } = useChosen();
  const go = (address: string) => frame.current?.contentWindow?.location.assign(address);
  const { framed, show, refusal, ...shown } = useFramedPage(frame, (thing, link) =>
    choose(thing, link, frame.current),
  );
  const choose = (thing: Thing, link: string | null, origin: Element | null) => {
    show(null);
    open({ thing, places: thing.places, link, origin });
  };
  const isRead = typeof framed !== 'string';
  const isOpen = chosen !== null;

  return (
    <>
      <div className={`mb-3 flex flex-wrap items-center gap-x-6 gap-y-2 ${isOpen ? 'max-xl:hidden' : ''}`}>
        {!(isOpen && chosen.places.length === 1) && <ScreenTitle of={texts.title} className="" />}
        <PageSelect
          aria-label={texts.page}
          value={isRead ? englishPath(framed.address) : site().home}
          onChoose={go}
          without={site().pages.filter((path) => !pages.includes(path))}
          className="max-w-full"
        />
        <ToggleButtons
          label={texts.tabs.name}
          choices={(['page', 'list'] as const).map((name) => [name, texts.tabs[name]])}
          chosen={tab}
          onChoose={setTab}
          className="w-full xl:hidden"
          buttonStyle="flex-1 border-b-4 border-concrete-200 aria-pressed:border-ink"
        />
      </div>
      <div className="gap-6 xl:grid xl:grid-cols-form-preview">
        <div
          className={`xl:sticky xl:top-16 xl:self-start ${isOpen || tab === 'list' ? 'max-xl:hidden' : ''}`}
        >
          <p role="status" className="mb-2">
            {framed === 'blocked' ? texts.blocked : refusal === null ? texts.lead : texts.refused[refusal]}
          </p>
          <PageFrame ref={frame} src={shown.src} marked={shown.marked} onLoad={shown.handleLoad} />
        </div>
        <div className={!isOpen && tab === 'page' ? 'max-xl:hidden' : undefined}>
          {isOpen && (
            <ChosenThing
              key={chosen.number}
              places={chosen.places}
              onChoose={(place) => open({ ...chosen, places: [place] })}
              onDone={close}
              onFollow={chosen.link === null ? null : () => (close(), go(chosen.link ?? ''))}
            />
          )}
          <div hidden={isOpen}>
            {isRead ? (
              <PlaceList
                things={framed.things}
                onShow={show}
                onChoose={(thing) => choose(thing, null, document.activeElement)}
              />
            ) : (
              framed === 'loading' && <p>{texts.loading}</p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
