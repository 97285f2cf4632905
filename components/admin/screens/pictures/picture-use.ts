import { site } from '@/components/admin/site';
import { pictureSizeProblem } from '@/components/admin/fields/prepare-picture';
import {
  articlePicture,
  type LibraryPicture,
  type PictureUse,
} from '@/components/admin/records/picture-library';
import { findField, type PictureRules } from '@/lib/records';

/** Returns the label of the field that shows a picture, and the field's rules. */
export function fieldOf({ entity, path }: PictureUse) {
  const place = findField(site().formOf(entity).fields, path.split('.'));
  const rules = place?.spec.kind === 'picture' ? place.spec.picture : articlePicture;
  return { label: place?.label ?? path, rules };
}

/** Reports a picture that is too small for one of its uses; null if it is large enough, or its size is unknown. */
export const sizeProblem = (picture: LibraryPicture, use: PictureUse) =>
  picture.width === 0 || picture.src.endsWith('.svg')
    ? null
    : pictureSizeProblem({ ...picture, crop: use.crop }, fieldOf(use).rules);

const isUndescribed = ({ alt, banglaAlt, isDecorative }: PictureUse) =>
  !isDecorative && (alt === '' || banglaAlt === '');

/** Returns one use of each record. */
export const recordsOf = (uses: readonly PictureUse[]) => [
  ...new Map(uses.map((use) => [`${use.entity} ${use.id}`, use])).values(),
];

/** Returns the rules that a picture for all of some uses has to meet. */
export function rulesOf(uses: readonly PictureUse[]): PictureRules {
  const rules = uses.map((use) => fieldOf(use).rules);
  const largest = (read: (each: PictureRules) => number | undefined) =>
    Math.max(...rules.map((each) => read(each) ?? 0));
  return {
    maxWidth: largest(({ maxWidth }) => maxWidth),
    minWidth: largest(({ minWidth }) => minWidth),
    minHeight: largest(({ minHeight }) => minHeight),
    ...(rules.every(({ isDrawing }) => isDrawing) && { isDrawing: true }),
  };
}

/** The filters of the screen. Pictures that code names are in use, though no entry shows them. */
export const filters = {
  all: () => true,
  unused: ({ uses, isInCode }: LibraryPicture) => uses.length === 0 && !isInCode,
  small: (picture: LibraryPicture) => picture.uses.some((use) => sizeProblem(picture, use) !== null),
  undescribed: ({ uses }: LibraryPicture) => uses.some(isUndescribed),
} as const satisfies Readonly<Record<string, (picture: LibraryPicture) => boolean>>;
