/** Inlined in every studio page: starts the framework scripts at once; `SOURCES` becomes their list. */
for (const source of SOURCES) {
  const script = document.createElement('script');
  script.src = source;
  document.head.append(script);
}
