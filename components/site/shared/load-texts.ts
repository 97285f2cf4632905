import { countIn, fill, type Language } from '@/lib/text';
import { liftOf, type Loaded, palletsOf, totalLoad, TRUCKS } from '@/lib/counting';
import type { LoadTexts } from '@/content/strings/list';

/** Notes for a quantity: pallets, minimum order, pieces too heavy for one person. */
export function orderNotes(
  { count, mass = 0, isAssumed = false, supply = {} }: Loaded,
  texts: LoadTexts,
  language: Language,
) {
  const { perPallet, leastOrder = 0 } = supply;
  const put = (text: string, values: Readonly<Record<string, number>>) =>
    fill(text, Object.fromEntries(Object.entries(values).map(([name, it]) => [name, countIn(it, language)])));
  const notes: string[] = [];
  if (perPallet !== undefined) {
    const pallets = palletsOf(count, perPallet);
    const text =
      pallets.rest === 0 ? texts.fullPallets : pallets.full === 0 ? texts.onePallet : texts.pallets;
    notes.push(put(text, { ...pallets, size: perPallet }));
  }
  if (count < leastOrder) notes.push(put(texts.least, { least: leastOrder, missing: leastOrder - count }));
  const assumed = isAssumed ? ` (${texts.mass.assumed})` : '';
  const lift = liftOf(mass);
  if (lift) notes.push(fill(put(texts[lift.by], { limit: lift.limit }), { assumed }));
  return notes.join(' ');
}

/** Returns the rows of the total mass, with its trucks; none if any mass is unknown: a partial sum would mislead. */
export function loadRows(items: readonly Loaded[], texts: LoadTexts, language: Language) {
  const load = totalLoad(items);
  if (load === undefined) return [];
  const { mass, trucks } = texts;
  const join = (figures: readonly number[]) =>
    figures.map((figure) => (Number.isFinite(figure) ? countIn(figure, language) : '–')).join(' / ');
  const how = [mass.how, load.isAssumed && mass.assumed, load.hasPallets && mass.pallets];
  return [
    {
      label: mass.title,
      figure: fill(mass.kilograms, { mass: countIn(Math.round(load.kilograms), language) }),
      formula: how.filter((part) => part !== false).join('; '),
    },
    { label: fill(trucks.title, { loads: join(TRUCKS) }), figure: join(load.trucks), formula: trucks.how },
  ];
}
