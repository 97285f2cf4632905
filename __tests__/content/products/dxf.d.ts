/** Types of the DXF reader, which has none, as far as tests use them. */
declare module 'dxf' {
  type Corner = { readonly x: number; readonly y: number; readonly bulge?: number };
  type Entity = {
    readonly type: string;
    readonly layer: string;
    readonly start: Corner;
    readonly end: Corner;
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly startAngle: number;
    readonly endAngle: number;
    readonly vertices: readonly Corner[];
    readonly closed: boolean;
    readonly block: string;
    readonly measureStart: Corner;
    readonly textMidpoint: Corner;
    readonly measureEnd: Corner;
    readonly rotation: number;
    readonly textHeight: number;
    readonly string: string;
    readonly boundary: {
      readonly loops: readonly { readonly entities: readonly { readonly points: readonly Corner[] }[] }[];
    };
  };
  type Block = Corner & { readonly name: string; readonly entities: readonly Entity[] };
  type Drawing = {
    readonly header: {
      readonly insUnits: number;
      readonly measurement: number;
      readonly extMin: Corner;
      readonly extMax: Corner;
    };
    readonly tables: { readonly layers: Readonly<Record<string, { readonly lineWeightEnum: string }>> };
    readonly blocks: readonly Block[];
    readonly entities: readonly Entity[];
  };
  export function parseString(text: string): Drawing;
  export function denormalise(drawing: Drawing): readonly Entity[];
}
