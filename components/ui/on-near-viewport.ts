/**
 * Calls `act` once, as soon as part of the element is within `margin` of the viewport (Intersection Observer); at once
 * in browsers without observers.
 * @param margin - `rootMargin` as in CSS: `100% 0px` is one screen above and below
 * @returns a function that stops waiting
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
