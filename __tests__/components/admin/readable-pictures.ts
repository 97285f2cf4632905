/**
 * Mocks the decoding and encoding of files, which jsdom lacks. Each picture made by `readablePicture` has its own bytes.
 */
export function readPictures() {
  const { prototype } = HTMLCanvasElement;
  /** The file read last: files are prepared one after the other. */
  let current = { name: '', width: 0, height: 0 };
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ ...current, close: () => undefined }),
    Image: class {
      naturalWidth = current.width;
      naturalHeight = current.height;
      onload = () => undefined;
      set src(_: string) {
        queueMicrotask(() => this.onload());
      }
    },
  });
  Object.assign(URL, {
    createObjectURL: (file: object) => {
      if ('width' in file) current = file as typeof current;
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  Object.assign(prototype, { getContext: () => ({ drawImage: () => undefined }) });
  jest.spyOn(prototype, 'toBlob').mockImplementation((take) => {
    const bytes = new TextEncoder().encode(current.name);
    const blob = new Blob([bytes], { type: 'image/webp' });
    // Not enumerable: a copy in the store has no functions.
    take(Object.defineProperty(blob, 'arrayBuffer', { value: async () => bytes.buffer }));
  });
}

/** A file that `readPictures` reads as a picture of this size in px; `head` are its first bytes. */
export function readablePicture(name: string, width = 1600, height = 1200, head = 'RIFF....WEBP') {
  const arrayBuffer = async () => new TextEncoder().encode(head).buffer;
  const file = new File([], name, { type: 'image/webp' });
  return Object.assign(file, { width, height, slice: () => ({ arrayBuffer }) });
}
