import { memoize } from '../../../lib/text';
import { field, image, issueAt, line, prose, record, slug, wholeNumber, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

const pictureRules = { maxWidth: 1600, ...minPictureSize.column };

const names = (max: number) => z.array(line(2, 40)).check(z.maxLength(max));

export const recordSchema = memoize(() => {
  const picture = z.strictObject({
    image: field('Picture', image, { picture: pictureRules }),
  });

  const list = z.strictObject({
    title: field('Title', line(3, 60)),
    lead: field('Lead', line(3, 160)),
    pictures: field('Pictures', z.array(picture).check(z.maxLength(6)), {
      singular: 'picture',
      help: 'Up to six, beside the list.',
    }),
  });

  /** The page draws a brick for each day. */
  const day = wholeNumber(0, 60);

  const stage = z
    .strictObject({
      picture: field('Picture', image, { picture: pictureRules }),
      from: field('First day', z.optional(day), {
        help: 'Day 0 is the day of pressing. Leave empty for a stage before pressing.',
      }),
      to: field('Last day', z.optional(day), { help: 'Leave empty for a stage of one day.' }),
      title: field('Title', line(2, 40)),
      text: field('Text', line(10, 160)),
    })
    .check(
      z.check(({ value: { from, to }, issues }) => {
        if (to === undefined) return;
        if (from === undefined) issues.push(issueAt('from', 'is missing: the stage has a last day', from));
        else if (to < from) issues.push(issueAt('to', 'must not be before the first day', to));
      }),
    );

  const days = z.strictObject({
    title: field('Title', line(2, 60)),
    lead: field('Lead', line(3, 160)),
    strip: field('Name of the row of pictures', line(3, 60), { help: 'For visitors who cannot see it.' }),
    stages: field('Stages', z.array(stage).check(z.maxLength(12)), {
      singular: 'stage',
      help: 'Up to twelve. Without stages, the website shows neither this section nor its film.',
    }),
    /** The files are `ownFilm` (`content/films.ts`), which this section and the home page offer. */
    filmSeconds: field('Length of the film', z.optional(wholeNumber(1, 600)), {
      unit: 's',
      help: 'Length of the film 28-days in public/films. If empty, the film is not offered.',
    }),
  });

  const plan = z.strictObject({
    words: field('The plan in words', line(10, 160), { help: 'For visitors who cannot see it.' }),
    block: field('Block on its pallets', z.optional(slug), {
      records: 'products',
      help: 'The plan draws this block on the pallets and counts it below. If empty, the pallets are empty.',
    }),
  });

  const sheet = z.strictObject({
    title: field('Title', line(3, 60)),
    lead: field('Lead', line(3, 200)),
    name: field('Heading of the sheet', line(3, 30)),
    fields: field('Fields at the top', names(8), { help: 'Up to eight, one per line.' }),
    columns: field('Columns', names(6), {
      help: 'Up to six, one per line. The first column lists the pieces. Without columns, the page shows no test sheet.',
    }),
    signatures: field('Fields at the foot', names(4), { help: 'Up to four, one per line.' }),
  });

  return record({
    id: z.literal('quality'),
    paragraphs: field('Opening paragraphs', z.array(prose(50, 600)).check(z.minLength(1)), {
      help: 'One paragraph per line.',
    }),
    checks: field('Checks on the floor', list),
    /** Drawn where a check names its place on it. */
    plan: field('Plan of a yard', z.optional(plan), {
      help: 'Shown above the checks: a typical yard with the numbers of the checks. If no check has a place, the page shows no plan.',
    }),
    days: field('From sand to pallet', z.optional(days)),
    tests: field('Laboratory tests', list),
    sheet: field('Test sheet', z.optional(sheet), { help: 'A blank specimen.' }),
  });
});
