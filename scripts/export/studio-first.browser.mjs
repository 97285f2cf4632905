/**
 * Stands at the beginning of every page of the studio, as text: whoever has read the welcome note must not see it come
 * and go, so that is known before anything is painted (components/admin/dashboard/welcome-note.client.tsx).
 * The rule of the view transitions is set before the stylesheet comes, as on public pages (first.browser.mjs).
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
