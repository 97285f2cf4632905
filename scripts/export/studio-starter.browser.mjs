/**
 * Added at the end of every page of the studio, as text; `SOURCES` becomes the list of the page's framework scripts.
 * The studio is nothing without them, so they start at once.
 */
for (const source of SOURCES) {
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}
