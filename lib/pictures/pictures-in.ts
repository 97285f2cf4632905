const PATH = String.raw`/images/[a-z0-9-]+(?:/[a-z0-9-]+)*\.(?:jpg|png|webp|avif|svg)`;

/** Address of a picture of this website. Its only dot is before the extension, so it cannot climb out of the folder. */
export const PICTURE_PATH = new RegExp(`^${PATH}$`);

/** Such an address on its own or in Markdown, but not the end of another site's address. */
const PICTURE = new RegExp(String.raw`(?<![\w.:/-])${PATH}`, 'g');

/** Markdown description of a picture that needs none: `![-](/images/…)`. Empty on the page. */
export const NEEDS_NO_DESCRIPTION = '-';

/** Lists the addresses of pictures in a value, at any depth, in picture fields and in Markdown. */
export function picturesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(PICTURE) ?? [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
}
