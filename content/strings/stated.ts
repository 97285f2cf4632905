import type { FigureKind } from '../entities/products/stated';
import { type Pair, table } from '../../lib/text';

/** What is stated of a product beyond its geometry. */
export const stated = table({
  title: ['Declared values', 'ঘোষিত মান'],
  caption: ['Declared values and their sources', 'ঘোষিত মান, প্রতিটির উৎসসহ'],
  source: ['Source: {source}', 'উৎস: {source}'],
  /** Name, and value with its unit. */
  measured: {
    strength: [
      ['Compressive strength, mean', 'চাপ সহনক্ষমতা (কম্প্রেসিভ স্ট্রেংথ), গড়'],
      ['{value}\u00a0MPa', '{value}\u00a0মেগাপ্যাসকেল'],
    ],
    absorption: [
      ['Water absorption', 'পানি শোষণ'],
      ['{value}%', '{value}%'],
    ],
    shrinkage: [
      ['Drying shrinkage', 'শুকানোর সংকোচন'],
      ['{value}\u00a0mm/m', '{value}\u00a0মিমি/মিটার'],
    ],
    fire: [
      ['Fire resistance', 'আগুন ঠেকানোর সময়'],
      ['{value}\u00a0min', '{value}\u00a0মিনিট'],
    ],
    sound: [
      ['Sound reduction', 'শব্দ কমানো'],
      ['{value}\u00a0dB', '{value}\u00a0ডেসিবেল'],
    ],
    thermal: [
      ['Thermal resistance', 'তাপরোধ'],
      ['{value}\u00a0m²·K/W', '{value}\u00a0বর্গমিটার·কেলভিন/ওয়াট'],
    ],
    abrasion: [
      ['Abrasion', 'ক্ষয়'],
      ['{value}\u00a0mm', '{value}\u00a0মিমি'],
    ],
    slip: [
      ['Slip resistance, pendulum value', 'পিছলানো প্রতিরোধ (পেন্ডুলাম মান)'],
      ['{value}', '{value}'],
    ],
  } as const satisfies Record<FigureKind, readonly [name: Pair, value: Pair]>,
  psi: ['{value} psi', '{value} পিএসআই'],
  test: ['{method}; {laboratory}, {day}', '{method}; {laboratory}, {day}'],
  report: ['Report', 'রিপোর্ট'],
  strengthClass: ['Strength class', 'শক্তির শ্রেণি'],
  toleranceClass: ['Tolerance class', 'মাপের তারতম্যের শ্রেণি'],
  chamfer: [
    ['Chamfer', 'কিনারার কাটা (চ্যামফার)'],
    ['{value}\u00a0mm', '{value}\u00a0মিমি'],
  ],
  colours: ['Colours', 'রং'],
  standard: ['Standard', 'মান (স্ট্যান্ডার্ড)'],
  declarations: {
    DoP: ['Declaration of performance', 'কার্যক্ষমতার ঘোষণা'],
    EPD: ['Environmental declaration (EPD)', 'পরিবেশগত ঘোষণা (EPD)'],
    Certificate: ['Certificate', 'সনদ'],
  },
  issued: ['dated {day}', 'তারিখ {day}'],
  valid: ['dated {day}, valid until {until}', 'তারিখ {day}, মেয়াদ {until} পর্যন্ত'],
  document: ['Document', 'নথি'],
  perPallet: [
    ['Pieces per pallet', 'এক প্যালেটে'],
    ['{value}', '{value}টি'],
  ],
  palletMass: [
    ['Weight of a full pallet', 'ভরা প্যালেটের ওজন'],
    ['{value}\u00a0kg', '{value}\u00a0কেজি'],
  ],
  leastOrder: [
    ['Minimum order', 'সর্বনিম্ন অর্ডার'],
    ['{value}\u00a0pieces', '{value}টি'],
  ],
  days: [
    ['Delivery time', 'ডেলিভারির সময়'],
    ['{value}\u00a0days', '{value}\u00a0দিন'],
  ],
});
