/**
 * Inlined at the start of every studio page, for settings needed before anything else runs: chooses the language
 * (lib/text/staff-language.ts), hides the welcome note once it has been read
 * (components/admin/screens/dashboard/notes.client.tsx) and reports missing or broken scripts, which would leave an empty
 * frame (components/admin/shell/studio-gate.tsx).
 */
const root = document.documentElement;

/** The language chosen in the user menu; at first that of the browser. */
const chosenLanguage = () => {
  try {
    return localStorage.getItem('studio:language') ?? navigator.language;
  } catch {
    return navigator.language;
  }
};
if (/^bn\b/.test(chosenLanguage())) {
  root.lang = 'bn';
  // The exported page is in English: by this id Next renders it anew, in place of adopting it. Until then it is hidden
  // (app/(admin)/admin.css).
  root.id = '__next_error__';
}

try {
  if (localStorage.getItem('studio:welcomed') !== null) root.dataset.welcomed = '';
} catch {
  /* Disabled storage: show the note. */
}

/** Time in ms after `load` within which the studio starts even on a slow computer. */
const PATIENCE = 8_000;

/** Shows that the studio has not started. Once it has, the message is no longer in the page. */
const showStuck = () => {
  root.dataset.stuck = '';
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
