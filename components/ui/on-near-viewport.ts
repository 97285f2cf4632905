/**
 * Calls `act` once, as soon as any of the element is on the screen or within `margin` of it (Intersection Observer).
 * Where the browser cannot tell, it is called at once.
 * @param margin as in CSS, of the screen: `100% 0px` is a screen above and below
 * @returns what stops waiting
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
