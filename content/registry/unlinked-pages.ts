/** A record, as far as it matters whether something leads to it. */
type PageRecord = { readonly id?: unknown; readonly link?: unknown; readonly [field: string]: unknown };

/**
 * Returns the ids of the landing pages to which nothing leads: neither the footer nor a text or address of another record.
 * The search page, which lists all pages, does not count.
 * @param others all records that pages show, but for landing pages and old addresses.
 */
export function unlinkedPages(pages: readonly PageRecord[], others: readonly unknown[]): readonly string[] {
  const texts = JSON.stringify(others);
  return pages
    .filter(({ link }) => link !== 'footer')
    .filter((page) => {
      const address = new RegExp(`/p/${String(page.id)}(?![a-z0-9-])`);
      return !address.test(texts) && !address.test(JSON.stringify(pages.filter((other) => other !== page)));
    })
    .map(({ id }) => String(id));
}
