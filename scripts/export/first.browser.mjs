/** Inlined before the stylesheet of every public page, which would delay it and all later requests. */
(() => {
  /* `html[data-arriving]` delays deferrable pictures (globals.css) until the first screen is painted or the visitor
     acts; then `site:arrived` tells the starter of the scripts. */
  const root = document.documentElement;
  root.dataset.arriving = '';
  const arrive = () => {
    if (!('arriving' in root.dataset)) return;
    delete root.dataset.arriving;
    dispatchEvent(new Event('site:arrived'));
  };
  addEventListener('load', () => {
    /* Hidden tabs are not painted. */
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return arrive();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      /* The second frame follows the paint of everything loaded. */
      requestAnimationFrame(() => requestAnimationFrame(arrive));
    }).observe({ type: 'paint', buffered: true });
  });

  /* Start at the top, also via the history (docs/requirements.md, scroll-top); a reload and a hash keep the
     browser's position. Decided during parsing, before the browser restores one. */
  const [visit] = performance.getEntriesByType('navigation');
  let isReturn = visit && visit.type === 'back_forward';
  if (isReturn) history.scrollRestoration = 'manual';
  const restoreScrolling = () => {
    isReturn = false;
    history.scrollRestoration = 'auto';
  };
  const act = () => {
    arrive();
    restoreScrolling();
  };
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(input, act, { capture: true, once: true, passive: true });
  for (const event of ['scroll', 'beforeprint'])
    addEventListener(event, arrive, { capture: true, once: true, passive: true });
  /* Some browsers restore despite `manual` when they rebuild a page, so scroll again unless the visitor has acted.
     WebKit restores pages of the back/forward cache after `pageshow`, before the first frame. */
  addEventListener('pageshow', (event) => {
    if (!(event.persisted || isReturn) || location.hash) return;
    const goToTop = () => scrollTo({ top: 0, behavior: 'instant' });
    goToTop();
    if (event.persisted) requestAnimationFrame(goToTop);
  });
})();
