/** The forms in which pictures are published. */
export const pictureTypes = ['image/webp', 'image/jpeg', 'image/png'] as const;

export type PictureType = (typeof pictureTypes)[number];

type Signature = readonly { readonly at: number; readonly bytes: readonly number[] }[];

const signatures: Readonly<Record<PictureType, Signature>> = {
  // "RIFF", four bytes of length, "WEBP"
  'image/webp': [
    { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
    { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
  ],
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }],
};

/** What a file is by its first bytes, whatever it calls itself; null when it is none of our picture forms. */
export function pictureTypeOf(file: Uint8Array): PictureType | null {
  const matches = (type: PictureType) =>
    signatures[type].every(({ at, bytes }) => bytes.every((byte, index) => file[at + index] === byte));
  return pictureTypes.find(matches) ?? null;
}
