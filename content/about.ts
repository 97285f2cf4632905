import { defineSingleton } from './lib/define-collection';
import { image, line, prose } from './lib/fields';
import { z } from './lib/zod';
import { pictures } from './pictures';

const statement = z.strictObject({ title: line(3, 60), text: prose(50, 600) });

export const aboutSchema = z.strictObject({
  intro: prose(50, 600),
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

/** The words of the About Us page. */
export const about = defineSingleton({
  file: 'content/about.ts',
  schema: aboutSchema,
  record: {
    intro:
      'We press concrete into units that a mason can lift: hollow blocks, bricks, pavers, kerbs and tiles. The works ' +
      'stand in Gazipur, the office in Dhaka, and the trucks go wherever in Bangladesh something is being built.',
    vision: {
      title: 'Our Vision',
      text:
        'A country that builds its walls without digging up its fields. Topsoil stays where rice grows, the air over ' +
        'the kilns clears, and a family in a small house has walls as dry and as straight as those of a tower.',
    },
    mission: {
      title: 'Our Mission',
      text:
        'To make every block the same as the one before it, to test what we make and show the result, and to teach ' +
        'the laying of it. To price it so that choosing the better wall is also choosing the cheaper one.',
    },
    viceChairman: {
      role: 'Vice-Chairman',
      message: [
        'People ask me what there is to know about a block. Sand, stone, cement, water, a press. I tell them that it ' +
          'is exactly because there is so little in it that every part has to be right.',
        'Wet sand, a worn mould, a rack left in the sun: any one of them makes a block that looks good and is not. So ' +
          'we measure, and we write down what we measured. A customer may ask for the sheet of any pallet, and many do.',
        'The clay brick has served this country for centuries, and paid for it with soil and smoke. We can build ' +
          'lighter, drier and for less. I would like the next generation to find that ordinary.',
      ],
      image: pictures['window-opening'],
    },
  },
});
