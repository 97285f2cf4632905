/**
 * Inlined at the end of every page; `SOURCES` becomes the list of framework scripts, `OLDER_BROWSERS` the address of a
 * script that older browsers need before them. Starts them at once in the studio;
 * on public pages in the first idle time after the first screen is painted (`site:arrived`, from first.browser.mjs), or
 * on the first input. Repeats the last click after hydration (`site:hydrated`, from
 * components/site/layout/hydrated.client.tsx), if it was on a button that needs scripts; links and `commandfor` buttons
 * work without.
 */
(() => {
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
  let isStarted = false;
  let pressed;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const input of inputs) removeEventListener(input, start, true);
    if ([].toSorted) startAll();
    else load(OLDER_BROWSERS).onload = startAll;
  };
  const startAll = () => {
    for (const source of SOURCES) load(source);
  };
  const load = (source) => {
    const script = document.createElement('script');
    script.src = source;
    script.async = true; /* React inserts a second script of an address if it finds no async one. */
    document.head.append(script);
    return script;
  };
  const remember = (event) => {
    pressed = event.target.closest('button:not([commandfor])');
  };
  addEventListener('click', remember, true);
  addEventListener(
    'site:hydrated',
    () => {
      removeEventListener('click', remember, true);
      pressed?.click();
    },
    { once: true },
  );
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true });
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  if ('arriving' in document.documentElement.dataset) addEventListener('site:arrived', startWhenIdle);
  else start(); /* The studio, or the visitor has acted before this line was read. */
})();
