/**
 * Added at the beginning of every page of the studio, as text. Three things have to be known before anything else runs.
 * Whoever has read the welcome note must not see it come and go (components/admin/screens/dashboard/notes.client.tsx).
 * A page whose scripts are missing or cut must say so (components/admin/shell/studio-gate.tsx): without them it would
 * stay an empty frame. The rule of the view transitions is set before the stylesheet comes (first.browser.mjs).
 */
try {
  if (localStorage.getItem('studio:welcomed') !== null) document.documentElement.dataset.welcomed = '';
} catch {
  /* Storage is switched off: the note is shown. */
}
if (document.adoptedStyleSheets) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@view-transition{navigation:auto}');
  document.adoptedStyleSheets = [sheet];
}

/** Milliseconds after everything has loaded in which the studio starts also on a slow computer. */
const PATIENCE = 8_000;

/** Says that the studio has not started. Once it has, the sentence is not in the page any more. */
const tell = () => {
  document.documentElement.dataset.stuck = '';
};
// A script that did not arrive (heard while it is captured), or one that could not be read to its end.
addEventListener(
  'error',
  ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) tell();
  },
  true,
);
addEventListener('load', () => setTimeout(tell, PATIENCE));
addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || event.target.closest('[data-reload]') === null) return;
  event.preventDefault();
  location.reload();
});

/* A transition between pages that the browser gives up is no fault: the next page is there all the same. */
for (const moment of ['pageswap', 'pagereveal']) {
  addEventListener(moment, ({ viewTransition }) => {
    for (const part of ['ready', 'finished', 'updateCallbackDone'])
      viewTransition?.[part].catch(() => undefined);
  });
}
