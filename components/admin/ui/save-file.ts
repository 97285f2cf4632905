/** Downloads a text as a JSON file. */
export function saveFile(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed: the browser reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
