const PATH = String.raw`/images/[a-z0-9-]+(?:/[a-z0-9-]+)*\.(?:jpg|png|webp|avif|svg)`;
const DOCUMENT = String.raw`/files/[a-z0-9-]+\.pdf`;

/** Address of a picture of this website. Its only dot is before the extension, so it cannot climb out of the folder. */
export const PICTURE_PATH = new RegExp(`^${PATH}$`);

/** Address of a document that visitors download. */
export const DOCUMENT_PATH = new RegExp(`^${DOCUMENT}$`);

/** Markdown description of a picture that needs none: `![-](/images/…)`. Empty on the page. */
export const NEEDS_NO_DESCRIPTION = '-';

/** Finds addresses on their own or in Markdown, but not the end of another site's address. */
function finder(path: string) {
  const address = new RegExp(String.raw`(?<![\w.:/-])(?:${path})`, 'g');
  return function found(value: unknown): string[] {
    if (typeof value === 'string') return value.match(address) ?? [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(found) : [];
  };
}

/** Lists the addresses of pictures in a value, at any depth, in picture fields and in Markdown. */
export const picturesIn = finder(PATH);

/** Lists the addresses of pictures and documents in a value, as `picturesIn` does. */
export const filesIn = finder(`${PATH}|${DOCUMENT}`);
