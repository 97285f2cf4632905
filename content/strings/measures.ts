import type { FigureName, Named } from '../../lib/geometry';
import { type Pair, table, type Texts } from '../../lib/text';

/** What each figure of a drawing measures, for those who do not see it. */
export const measures = table({
  length: ['length', 'দৈর্ঘ্য'],
  width: ['width', 'প্রস্থ'],
  height: ['height', 'উচ্চতা'],
  thickness: ['thickness', 'পুরুত্ব'],
  overallLength: ['overall length', 'মোট দৈর্ঘ্য'],
  overallWidth: ['overall width', 'মোট প্রস্থ'],
  slope: ['length of a slope', 'ঢালের দৈর্ঘ্য'],
  crest: ['length of a crest', 'ঢেউয়ের মাথার দৈর্ঘ্য'],
  wave: ['depth of a wave', 'ঢেউয়ের গভীরতা'],
  end: ['length of an end', 'প্রান্তের দৈর্ঘ্য'],
  waist: ['length of the waist', 'কোমরের দৈর্ঘ্য'],
  waistWidth: ['width of the waist', 'কোমরের প্রস্থ'],
  key: ['radius of a key', 'খাঁজের ব্যাসার্ধ'],
  keyPlace: ['edge to key', 'কিনারা থেকে খাঁজ'],
  pitch: ['centre to centre', 'কেন্দ্র থেকে কেন্দ্র'],
  toEdge: ['centre to edge', 'কেন্দ্র থেকে কিনারা'],
  diameter: ['diameter', 'ব্যাস'],
  radius: ['radius', 'ব্যাসার্ধ'],
  endWeb: ['end web', 'প্রান্তের ওয়েব'],
  middleWeb: ['middle web', 'মাঝের ওয়েব'],
  faceShell: ['face shell', 'ফেস শেল'],
  coreLength: ['length of a core', 'খোপের দৈর্ঘ্য'],
  coreWidth: ['width of a core', 'খোপের প্রস্থ'],
  splayWidth: ['width of the splay', 'ঢালু অংশের প্রস্থ'],
  splayHeight: ['height of the splay', 'ঢালু অংশের উচ্চতা'],
  topWidth: ['width of the flat top', 'সমতল মাথার প্রস্থ'],
  grooveWidth: ['width of a groove', 'খাঁজের প্রস্থ'],
  grooveDepth: ['depth of a groove', 'খাঁজের গভীরতা'],
  groovePlace: ['edge to groove', 'কিনারা থেকে খাঁজের মাঝ'],
  edgeHeight: ['height at the edge', 'কিনারায় উচ্চতা'],
  wallThickness: ['thickness of a side', 'পাশের পুরুত্ব'],
  trough: ['width of the trough', 'নালার প্রস্থ'],
  floor: ['thickness of the floor', 'তলার পুরুত্ব'],
  bevel: ['bevel', 'কিনারার ঢাল'],
  keyDepth: ['depth of a key', 'খাঁজের গভীরতা'],
  keyBottom: ['bottom of a key', 'খাঁজের তলা'],
  keyOpening: ['opening of a key', 'খাঁজের মুখ'],
  relief: ['height of the relief', 'উঁচু নকশার উচ্চতা'],
  figureLength: ['length of a raised figure', 'উঁচু নকশার দৈর্ঘ্য'],
  figureWidth: ['width of a raised figure', 'উঁচু নকশার প্রস্থ'],
  run: ['run of an arm', 'বাহুর দৈর্ঘ্য'],
  rise: ['rise of an arm', 'বাহুর উচ্চতা'],
  band: ['width of a band', 'ব্যান্ডের প্রস্থ'],
  half: ['length of a half block', 'আধা ব্লকের দৈর্ঘ্য'],
  whole: ['length of a block', 'ব্লকের দৈর্ঘ্য'],
  module: ['block with its joint', 'জোড়াসহ ব্লক'],
  course: ['course with its joint', 'জোড়াসহ রদ্দা'],
  bearing: ['bearing', 'বিয়ারিং'],
  joint: ['joint', 'জোড়া'],
} satisfies Record<FigureName, Pair>);

/** Says each figure after what it measures, equal ones once with their number: “2 × end web 32”. */
export function measuresIn(stated: readonly Named[], words: Texts<typeof measures>) {
  const all = stated.map(({ measure, text }) => `${words[measure]} ${text}`);
  return [...new Set(all)]
    .map((one) => {
      const count = all.filter((other) => other === one).length;
      return count === 1 ? one : `${count} × ${one}`;
    })
    .join(', ');
}
