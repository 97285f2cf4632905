/** Prints one section of the page alone; `styles/estimator.css` hides the rest while the mark is set. */
export function printSection(id: string) {
  const root = document.documentElement;
  root.dataset.printOnly = id;
  window.addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  window.print();
}
