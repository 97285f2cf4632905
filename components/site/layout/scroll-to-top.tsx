/**
 * Every page starts at its top, also when it is reached through the history (specification section 2); a reload, a
 * query and a hash keep what the browser does. It has to be decided before the browser restores a position, so this is
 * the one piece of behaviour that runs while the page is still being read.
 */
const SCRIPT = `(() => {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type === 'back_forward') {
    history.scrollRestoration = 'manual';
    addEventListener('load', () => setTimeout(() => { history.scrollRestoration = 'auto'; }));
  }
  addEventListener('pageshow', (event) => {
    if (event.persisted && !location.hash) scrollTo({ top: 0, behavior: 'instant' });
  });
})();`;

/** Renders the inline script that starts each page at its top. */
export function ScrollToTop() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
