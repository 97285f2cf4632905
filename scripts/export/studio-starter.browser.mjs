/**
 * Inlined at the end of every studio page; `SOURCES` becomes the list of framework scripts. Starts them at once,
 * because the studio needs them.
 */
for (const source of SOURCES) {
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}
