/**
 * Inlined at the start of every studio page, for settings needed before anything else runs: hides the welcome note once
 * it has been read (components/admin/screens/dashboard/notes.client.tsx) and reports missing or broken scripts, which
 * would leave an empty frame (components/admin/shell/studio-gate.tsx).
 */
try {
  if (localStorage.getItem('studio:welcomed') !== null) document.documentElement.dataset.welcomed = '';
} catch {
  /* Disabled storage: show the note. */
}

/** Time in ms after `load` within which the studio starts even on a slow computer. */
const PATIENCE = 8_000;

/** Shows that the studio has not started. Once it has, the message is no longer in the page. */
const showStuck = () => {
  document.documentElement.dataset.stuck = '';
};
// A failed request of a script, whose event does not bubble, or an uncaught error, as of a truncated script.
addEventListener(
  'error',
  ({ target }) => {
    if (target === window || target instanceof HTMLScriptElement) showStuck();
  },
  true,
);
addEventListener('load', () => setTimeout(showStuck, PATIENCE));
addEventListener('click', (event) => {
  if (!(event.target instanceof Element) || event.target.closest('[data-reload]') === null) return;
  event.preventDefault();
  location.reload();
});
