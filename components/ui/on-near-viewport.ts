/**
 * Calls `act` once, when part of the element is within `margin` (CSS, `rootMargin`) of the viewport; at once in browsers
 * without observers. Returns a function that stops waiting.
 */
export function onNearViewport(element: Element, act: () => void, margin = '0px') {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
