/**
 * Added at the beginning of every page, as text. Next gives the page's path to `history.replaceState`, which takes
 * `//products` for the page of another host, refuses it, and ends in Next's error page. Hosts redirect such an address
 * (docs/deploy.md); where one does not, it is corrected here, before Next starts.
 */
if (location.pathname.includes('//'))
  history.replaceState(null, '', location.pathname.replace(/\/+/g, '/') + location.search + location.hash);
