import { EditorBoundary, EditorScreen } from '@/components/admin/screens/editor/editor-route.client';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { websiteStrings as texts } from '@/components/admin/strings/website';
import { StudioButton } from '@/components/admin/ui/studio-button';
import type { FieldPlace } from './find-places';
import { placeLabel } from './place-list';

const focusIt = (element: HTMLElement | null) => element?.focus();

type ChosenThingProps = {
  /** The fields that may be meant; the form opens at a single one. */
  readonly places: readonly FieldPlace[];
  readonly onChoose: (place: FieldPlace) => void;
  readonly onDone: () => void;
  /** Follows the link around it. */
  readonly onFollow: (() => void) | null;
};

/** The form of what was pressed on a page, at its field; a list where several fields have it. */
export function ChosenThing({ places, onChoose, onDone, onFollow }: ChosenThingProps) {
  const studio = useStudio();
  const [place, ...others] = places;
  if (place === undefined) return null;
  const ways = (
    <>
      <StudioButton label={texts.back} look="solid" onPress={onDone} />
      {onFollow && <StudioButton label={texts.follow} onPress={onFollow} />}
    </>
  );
  if (others.length > 0) {
    return (
      <section aria-labelledby="several-places">
        <h2 id="several-places" tabIndex={-1} ref={focusIt} className="font-semibold focus:outline-none">
          {texts.several}
        </h2>
        <ul className="my-3 border-t border-joint">
          {places.map((each) => (
            <li key={`${each.entity} ${each.id} ${each.path}`} className="border-b border-joint">
              <StudioButton label={placeLabel(studio, each)} look="entry" onPress={() => onChoose(each)} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-joint">{ways}</div>
      </section>
    );
  }
  return (
    <>
      <p className="mb-3 border-l-4 border-ink bg-paper p-3">{texts.online}</p>
      <EditorBoundary>
        {(keep) => <EditorScreen entity={place.entity} id={place.id} keepReader={keep} isBeside />}
      </EditorBoundary>
      {/* The form opens in its middle, and the way back stays in sight. */}
      <div className="sticky bottom-0 z-raised mt-4 flex flex-wrap gap-joint border-t border-joint bg-white py-2">
        {ways}
      </div>
    </>
  );
}
