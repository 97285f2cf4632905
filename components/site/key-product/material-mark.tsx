export type Material = 'clay' | 'block';

/** Paths on a 24 × 12 grid: the solid clay brick, and the hollow block with two cores. */
const outlines: Record<Material, string> = {
  clay: 'M0 0h24v12H0z',
  block: 'M0 0h24v12H0zM3 3v6h7.5V3zM13.5 3v6H21V3z',
};

const colours: Record<Material, string> = { clay: 'text-clay', block: 'text-brand-deep' };

/** Symbol of a material, distinguished by shape and colour. Decorative: adjacent text names the material. */
export function MaterialMark({ material }: { readonly material: Material }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={24}
      height={12}
      viewBox="0 0 24 12"
      className={`shrink-0 ${colours[material]}`}
    >
      <path fill="currentColor" fillRule="evenodd" d={outlines[material]} />
    </svg>
  );
}
