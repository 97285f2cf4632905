import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const statement = z.strictObject({ title: line(3, 60), text: prose(50, 600) });

export const aboutSchema = translated({
  id: z.literal('about-us'),
  intro: prose(50, 600),
  /** Such as the year of the founding, the output, the people; a row of them is shown when there are any. */
  facts: z.optional(
    z.array(z.strictObject({ label: line(2, 40), value: line(1, 40) })).check(z.maxLength(4)),
  ),
  vision: statement,
  mission: statement,
  viceChairman: z.strictObject({
    role: line(3, 60),
    /** Shown when set; left out, the message is signed with the role alone. */
    name: z.optional(line(2, 80)),
    /** Paragraphs, in order. */
    message: z.array(prose(30, 600)).check(z.minLength(1)),
    /** A place rather than a person. */
    image,
  }),
});
