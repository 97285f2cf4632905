const PATH = String.raw`/images/[a-z0-9-]+(?:/[a-z0-9-]+)*\.(?:jpg|png|webp|avif|svg)`;

/** The address of a picture of this website. No dots but the one before its ending, so it cannot climb out. */
export const PICTURE_PATH = new RegExp(`^${PATH}$`);

/** Such an address on its own or in Markdown, but not as the end of another site's address. */
const PICTURE = new RegExp(String.raw`(?<![\w.:/-])${PATH}`, 'g');

/** The description, in Markdown, of a picture that needs none: `![-](/images/…)`. On the page it is empty. */
export const NEEDS_NO_DESCRIPTION = '-';

/** Address of every picture that a value uses, at any depth, in picture fields and in Markdown. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(PICTURE) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
