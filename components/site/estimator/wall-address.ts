import type { WallFigures } from '@/content/wall-figures';
import type { LengthUnit } from './wall-arithmetic';
import { exampleDraft, readDraft, readNumber, type TypedLength, type WallDraft } from './wall-draft';
import type { EstimatorWords } from './words';

const isUnit = (text: string | null | undefined): text is LengthUnit => text === 'ft' || text === 'm';

/**
 * The wall that an address describes (`?length=12ft&block=140`). A part that is missing or makes no sense is the
 * example's, and so is everything when the parts do not go together.
 */
export function draftFromAddress(
  query: URLSearchParams,
  figures: WallFigures,
  words: EstimatorWords,
): WallDraft {
  const unitText = query.get('unit');
  const unit = isUnit(unitText) ? unitText : exampleDraft.unit;

  const length = (field: 'length' | 'height' | 'openingWidth' | 'openingHeight'): TypedLength => {
    const [, text = '', ownUnit] = /^(.*?)(ft|m)?$/.exec(query.get(field) ?? '') ?? [];
    if (readNumber(text) === undefined) return exampleDraft[field];
    return { text, unit: isUnit(ownUnit) ? ownUnit : unit };
  };
  const number = (field: 'openings' | 'waste') => {
    const text = query.get(field) ?? '';
    return readNumber(text) === undefined ? exampleDraft[field] : text;
  };
  const choice = (field: 'brick' | 'block', known: readonly number[]) =>
    known.find((value) => String(value) === query.get(field)) ?? exampleDraft[field];

  const draft: WallDraft = {
    unit,
    length: length('length'),
    height: length('height'),
    openings: number('openings'),
    openingWidth: length('openingWidth'),
    openingHeight: length('openingHeight'),
    brick: choice(
      'brick',
      figures.brickWalls.map(({ thicknessIn }) => thicknessIn),
    ),
    block: choice('block', figures.blockThicknessesMm),
    waste: number('waste'),
  };
  return readDraft(draft, words).ok ? draft : { ...exampleDraft, unit };
}

/** The address of this page with the wall in its query; whatever else stands in the query is kept. */
export function addressOfDraft(draft: WallDraft, currentAddress: string) {
  const address = new URL(currentAddress);
  for (const [field, value] of Object.entries(draft)) {
    address.searchParams.set(
      field,
      typeof value === 'object' ? `${value.text.trim()}${value.unit}` : String(value),
    );
  }
  return address;
}
