/**
 * Added at the end of every public page, as text; `SOURCES` becomes the list of the page's framework scripts.
 * They are started when the first screen has been painted (`site:arrived`, from first.browser.mjs), in the first idle
 * moment, or at once when the visitor first points, presses a key or scrolls. A press on a button that needs them is
 * made again once the page is hydrated (`site:hydrated` comes from components/site/layout/hydrated.client.tsx); links and
 * `commandfor` buttons work without scripts and are left alone.
 */
(() => {
  const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
  let isStarted = false;
  let pressed;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const input of inputs) removeEventListener(input, start, true);
    for (const source of SOURCES) {
      const script = document.createElement('script');
      script.src = source;
      document.head.append(script);
    }
  };
  const remember = (event) => {
    pressed = event.target.closest('button:not([commandfor])') ?? pressed;
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
  else start(); /* The visitor has acted before this line was read. */
})();
