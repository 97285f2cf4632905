/** Signs that are bullets wherever they begin a line, also those of Word’s symbol fonts (U+F0B7 and others). */
const BULLET = /^\s*[•‣⁃◦∙·●○◉▪▫■□▢◆◇❖➢➣➤►▶▸▹▷✓✔✅☑☐✗★☆✦❑❒👉\uF0A0-\uF0FE]\uFE0F?\s*(?=\S)/u;
/** Letters by which Word writes signs of symbol fonts: a bullet where a tab or two blanks follow. */
const LETTER_BULLET = /^\s*[o§üØqvà](?:[ \u00a0]*\t|[ \u00a0]{2})\s*(?=\S)/;
/** A dash or star with a blank; without it, a dash before a letter. A plus before a digit begins a telephone number. */
const DASH = /^\s*(?:[-–—*]\s+(?=\S)|[-–—](?=\p{L})|\+(?:\s*\t\s*|\s+(?=\p{L})))(?:\[[ xX]\]\s+)?/u;
const KEYCAP = /^\s*\p{Nd}\uFE0F?\u20E3\s*/u;
/** A number, a letter or Roman number with its point, in groups: brackets, mark, what follows. */
const NUMBERED =
  /^\s*\(?(?![0০])(\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*|\p{L}\p{M}*|[ivx]+)[.)।](?!\p{Nd})(\s*)(?=\S)/iu;

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const ALPHABETS = [[...'abcdefghijklmnopqrstuvwxyz'], [...'কখগঘঙচছজঝঞটঠডঢণতথদধন'], ROMAN];

/**
 * Removes the bullets and numbers of a list from pasted lines, for every field that has one text in a line. A number
 * that belongs to its line stays: `1.5 kg`, `190 mm`, `(02) 9123456`, `A. Karim`.
 */
export function withoutListMarks(text: string) {
  const lines = text.split('\n');
  const isCounted = countsUp(lines);
  return lines.map((line) => line.slice(markOf(line, isCounted).length)).join('\n');
}

function markOf(line: string, isCounted: boolean) {
  for (const pattern of [BULLET, LETTER_BULLET, DASH, KEYCAP]) {
    const [mark] = pattern.exec(line) ?? [];
    if (mark !== undefined) return mark;
  }
  const [mark = '', number = '', gap = ''] = NUMBERED.exec(line) ?? [];
  const isNumber = /^\p{Nd}/u.test(number);
  const isBeforeWord = gap !== '' && /^\p{L}/u.test(line.slice(mark.length));
  return isCounted || gap.includes('\t') || (isNumber && isBeforeWord) ? mark : '';
}

/** Whether the lines, two or more, are numbered or lettered from the first on. */
function countsUp(lines: readonly string[]) {
  const filled = lines.filter((line) => line.trim() !== '');
  const numbers = filled.map((line) => NUMBERED.exec(line)?.[1]?.toLowerCase() ?? '');
  const isFrom = (first: (number: string) => number) =>
    numbers.every((number, index) => first(number) === index);
  return (
    filled.length > 1 &&
    (isFrom(numberAt) || ALPHABETS.some((letters) => isFrom((one) => letters.indexOf(one))))
  );
}

/** Returns the place of a number in its list, zero-based, by its last part; digits of any script. NaN for a letter. */
const numberAt = (number: string) =>
  Number(number.replace(/^.*\./, '').replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)))) - 1;

/** Value of a digit in Latin or Bangla. */
const valueOf = (digit: string) => (digit <= '9' ? digit : '০১২৩৪৫৬৭৮৯'.indexOf(digit));
