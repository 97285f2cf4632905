import { type Quantities, WALL_JOINT } from '@/content/entities/products/form/quantities';
import type { Form } from '@/content/entities/products/form/schema';

export type QuantityRow = { readonly title: string; readonly value: string; readonly how: string };

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const volume = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** The quantities of a product as a table shows them, each with the way it is found. */
export function quantityRows(form: Form, quantities: Quantities): readonly QuantityRow[] {
  const { perSquareMetre, perHundredSquareFeet, perMetre, grossLitres, netLitres, openShare } = quantities;
  const isWall = form.shape === 'extrusion' && form.laying === 'wall';
  const face = isWall
    ? `1 m² ÷ (${form.length + WALL_JOINT} × ${form.height + WALL_JOINT} mm), a joint of ${WALL_JOINT} mm included`
    : '1 m² ÷ the surface that one piece covers, without joints';
  return [
    ...(perSquareMetre === undefined
      ? []
      : [
          {
            title: isWall ? 'For 1 m² of wall' : 'For 1 m² of ground',
            value: number.format(perSquareMetre),
            how: face,
          },
        ]),
    ...(perHundredSquareFeet === undefined
      ? []
      : [
          {
            title: 'For 100 sft (square feet)',
            value: `${Math.ceil(perHundredSquareFeet)}`,
            how: '100 sft are 9.29 m²; rounded up to whole pieces',
          },
        ]),
    ...(perMetre === undefined
      ? []
      : [
          {
            title: 'For 10 m of line',
            value: number.format(perMetre * 10),
            how: `10 m ÷ ${form.length} mm, without joints`,
          },
        ]),
    {
      title: 'Volume over all',
      value: `${volume.format(grossLitres)} L`,
      how: form.shape === 'extrusion' ? 'surface in plan × height' : 'length × width × height',
    },
    {
      title: 'Concrete in it',
      value: `${volume.format(netLitres)} L`,
      how: 'the same, less openings and recesses',
    },
    ...(openShare < 0.005
      ? []
      : [{ title: 'Open share', value: percent.format(openShare), how: '1 − concrete ÷ volume over all' }]),
  ];
}
