/**
 * Added at the beginning of every public page, before its stylesheet, as text: a script after a stylesheet would wait
 * for it, and keep everything behind it, pictures too, from being asked for.
 * Every page starts at its top, also when it is reached through the history (docs/requirements.md, scroll-top); a reload,
 * a query and a hash keep what the browser does. It has to be decided before the browser restores a position, so this is
 * the one piece of behaviour that runs while the page is still being read. Some browsers restore in spite of `manual` when the
 * page is put together again; `pageshow` has the last word, unless the visitor has already acted. WebKit restores
 * the position of a page from the back/forward cache after `pageshow`, and before the first frame.
 * `html[data-arriving]` holds back the pictures that can wait (globals.css) until the first screen has been painted with
 * its own, or the visitor acts; `site:arrived` says so to the starter of the scripts.
 * The rule of the view transitions is here a second time: Chromium asks for it before the stylesheet has come, and
 * throws an error when it finds it later.
 * Browsers without `commandfor` (Safari before 26.2) get it here, so that the menu opens before the scripts have come, and
 * without them.
 */
(() => {
  const root = document.documentElement;
  root.dataset.arriving = '';
  const arrive = () => {
    if (!('arriving' in root.dataset)) return;
    delete root.dataset.arriving;
    dispatchEvent(new Event('site:arrived'));
  };
  addEventListener('load', () => {
    /* Nothing is painted in a hidden tab. */
    if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) return arrive();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      /* The second frame comes when all that had loaded is on the screen. */
      requestAnimationFrame(() => requestAnimationFrame(arrive));
    }).observe({ type: 'paint', buffered: true });
  });

  if (document.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@view-transition{navigation:auto}');
    document.adoptedStyleSheets = [sheet];
  }

  if (!('command' in HTMLButtonElement.prototype))
    addEventListener('click', ({ target }) => {
      const button = target.closest('button[commandfor]');
      const dialog = button && document.getElementById(button.getAttribute('commandfor'));
      if (!dialog) return;
      if (button.getAttribute('command') === 'close') dialog.close();
      else if (!dialog.open) dialog.showModal();
    });

  const [visit] = performance.getEntriesByType('navigation');
  let isReturn = visit && visit.type === 'back_forward';
  if (isReturn) history.scrollRestoration = 'manual';
  const letGo = () => {
    isReturn = false;
    history.scrollRestoration = 'auto';
  };
  const act = () => {
    arrive();
    letGo();
  };
  for (const input of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    addEventListener(input, act, { capture: true, once: true, passive: true });
  for (const event of ['scroll', 'beforeprint'])
    addEventListener(event, arrive, { capture: true, once: true, passive: true });
  addEventListener('pageshow', (event) => {
    if (!(event.persisted || isReturn) || location.hash) return;
    const goToTop = () => scrollTo({ top: 0, behavior: 'instant' });
    goToTop();
    if (event.persisted) requestAnimationFrame(goToTop);
  });
})();

/* A transition between pages that the browser gives up is no fault: the next page is there all the same. */
for (const moment of ['pageswap', 'pagereveal']) {
  addEventListener(moment, ({ viewTransition }) => {
    for (const part of ['ready', 'finished', 'updateCallbackDone'])
      viewTransition?.[part].catch(() => undefined);
  });
}
