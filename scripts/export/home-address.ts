/**
 * Gives the address of the home page its slash, which Next takes away in the head of a page (canonical, languages, Open
 * Graph) and in its payload: sitemap, structured data and browsers have it, and one page should have one address.
 * @param home the address with its slash.
 */
export const withHomeSlash = (html: string, home: string) =>
  html.replaceAll(
    new RegExp(String.raw`(\\?")${home.slice(0, -1).replaceAll('.', String.raw`\.`)}\1`, 'g'),
    `$1${home}$1`,
  );
