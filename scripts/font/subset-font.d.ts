declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'truetype';
    /** Range of an axis, or one position on it. */
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  };
  /** Keeps only the glyphs of `text` and the given range of each variation axis. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
