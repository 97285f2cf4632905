import { defineSingleton } from './lib/define-collection';
import { line, prose } from './lib/fields';
import { z } from './lib/zod';

export const contactSchema = z.strictObject({
  title: line(3, 60),
  intro: prose(30, 300),
  /** Beside the form: leads over to phone and e-mail. */
  formNote: prose(30, 300),
});

/** The words of the contact page; addresses and numbers stand in `content/company`. */
export const contact = defineSingleton({
  file: 'content/contact.ts',
  schema: contactSchema,
  record: {
    title: 'Write, call or visit',
    intro:
      'Send a drawing, a sketch or the length and height of the wall. The office answers questions on price and ' +
      'delivery, the factory those on strength, colour and laying.',
    formNote: 'You also reach us directly, by phone or by e-mail:',
  },
});
