import type { Locator } from '@playwright/test';
import type { pictureFile } from './studio';

/** Drops files onto an element of a place that takes them, as a file manager would. */
export async function dropFiles(onto: Locator, files: readonly Awaited<ReturnType<typeof pictureFile>>[]) {
  const place = await onto.boundingBox();
  const at = { clientX: (place?.x ?? 0) + 2, clientY: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
  const contents = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  const data = await onto.page().evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of all) {
      const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, contents);
  for (const type of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(type, { dataTransfer: data, ...at });
}
