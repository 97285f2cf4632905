/** Types of the USD loader of three.js, as far as tests use them. */
declare module 'three/examples/jsm/loaders/USDLoader.js' {
  type Numbers = { readonly array: ArrayLike<number> & Iterable<number> };
  type Part = {
    readonly geometry?: {
      readonly attributes: { readonly position: Numbers };
      readonly index: Numbers | null;
    };
  };
  export class USDLoader {
    parse(file: ArrayBuffer): { traverse(visit: (part: Part) => void): void };
  }
}
