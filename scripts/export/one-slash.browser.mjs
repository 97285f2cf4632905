/**
 * Inlined at the start of every page. Next passes the path to `history.replaceState`, which rejects `//products` as
 * another host, and shows its error page. Hosts redirect such addresses (docs/deploy.md); this corrects them elsewhere,
 * before Next starts.
 */
if (location.pathname.includes('//'))
  history.replaceState(null, '', location.pathname.replace(/\/+/g, '/') + location.search + location.hash);
