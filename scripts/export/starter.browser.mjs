/**
 * Stands at the end of every public page, as text; `SOURCES` becomes the list of the page's framework scripts.
 * They are started after `load`, in the first idle moment, or at once when the visitor first points, presses a key or
 * scrolls. A press on a button that needs them is made again once the page is awake (`site:awake` comes from
 * components/site/layout/awake.client.tsx); links and `commandfor` buttons work without scripts and are left alone.
 * `html[data-settled]` says that the first picture is there, or that nobody waits for it any more (styles/home.css).
 */
(() => {
  const settle = () => {
    document.documentElement.dataset.settled = '';
  };
  const picture = document.querySelector('img[fetchpriority="high"]');
  if (!picture || picture.complete) settle();
  else for (const end of ['load', 'error']) picture.addEventListener(end, settle, { once: true });

  const inputs = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
  let isStarted = false;
  let pressed;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    settle();
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
    'site:awake',
    () => {
      removeEventListener('click', remember, true);
      pressed?.click();
    },
    { once: true },
  );
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true });
  addEventListener('load', () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  });
})();
