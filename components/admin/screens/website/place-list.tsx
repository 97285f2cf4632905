import { useState } from 'react';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { fullTitle } from '@/components/admin/records/row-text';
import { site } from '@/components/admin/site';
import { useStudio } from '@/components/admin/store/studio-context.client';
import type { Studio } from '@/components/admin/store/studio';
import { websiteStrings as texts } from '@/components/admin/strings/website';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { fieldLabel } from '@/lib/records';
import { said } from '@/lib/text';
import type { FieldPlace } from './find-places';
import type { Thing } from './frame-events';

/** Names a field with its record: `Telephones (Company)`, `Size in mm (Hollow Block, 390 × 190 × 190 mm)`. */
export function placeLabel({ row }: Pick<Studio, 'row'>, { entity, id, path }: FieldPlace) {
  const { isSingle, list } = site().registry[entity];
  const own = row(entity, id);
  const title = isSingle || own === null ? said([list.title, list.bangla]) : fullTitle(own);
  return `${fieldLabel(site().formOf(entity).fields, path)} (${title})`;
}

/** Says where a text or picture is: in one field, or in how many. */
export const thingLabel = (studio: Pick<Studio, 'row'>, { places: [first, ...others] }: Thing) =>
  first === undefined
    ? ''
    : others.length === 0
      ? placeLabel(studio, first)
      : texts.fields(others.length + 1);

/** What a text or picture is called in the list. */
const nameOf = ({ isPicture, element, text }: Thing) =>
  isPicture ? element.getAttribute('alt') || text.replace(/^.*\//, '') : text.replace(/\s+/g, ' ').trim();

type PlaceListProps = {
  readonly things: readonly Thing[];
  readonly onShow: (thing: Thing | null) => void;
  readonly onChoose: (thing: Thing) => void;
};

/** Everything on a page that can be changed, for those who do not point. */
export function PlaceList({ things, onShow, onChoose }: PlaceListProps) {
  const studio = useStudio();
  const [query, setQuery] = useState('');
  const words = wordsOf(query);
  const entries = new Map(
    things
      .filter(({ places }) => places.length > 0)
      .map((thing) => {
        const [name, label] = [nameOf(thing), thingLabel(studio, thing)];
        return [`${name}\n${label}`, { thing, name, label }] as const;
      }),
  );
  const listed = [...entries].filter(([text]) => hasAllWords(normaliseText(text), words));
  return (
    <section aria-labelledby="place-list">
      <h2 id="place-list" className="font-semibold">
        {texts.list}
      </h2>
      <LabelledInput label={texts.filter} value={query} onText={setQuery} />
      <p className="mt-2 text-concrete-600">{texts.count(listed.length)}</p>
      <ul className="mt-2 border-t border-joint">
        {listed.map(([key, { thing, name, label }]) => (
          <li key={key} className="border-b border-joint">
            <button
              type="button"
              onFocus={() => onShow(thing)}
              onBlur={() => onShow(null)}
              onClick={() => onChoose(thing)}
              className="block min-h-11 w-full cursor-pointer px-2 py-2 text-left wrap-anywhere hover:bg-paper"
            >
              <span className="line-clamp-2 font-semibold">{name}</span>
              <span className="block text-sm text-concrete-600">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
