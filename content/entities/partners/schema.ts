import { memoize } from '../../../lib/text';
import { field, image, line, slug, webAddress, record, z } from '../../../lib/records';
import { partnerCategories } from './meta';

export const recordSchema = memoize(() =>
  record({
    id: slug,
    name: field(['Name', 'নাম'], line(1, 80)),
    /** `Group`: clients, with concerns of the group among them; `Group1`: further concerns; `associated`: brands. */
    category: field(['Category', 'ধরন'], z.enum(['Group', 'Group1', 'associated']), {
      labels: partnerCategories,
      help: [
        'Only clients are on the Clients page. The home page and About Us show up to four logos of each kind.',
        'গ্রাহকের পাতায় শুধু গ্রাহকদের লোগো থাকে। প্রচ্ছদ ও About Us পাতায় প্রতি ধরনের চারটি পর্যন্ত লোগো দেখা যায়।',
      ],
    }),
    link: field(['Website', 'ওয়েবসাইট'], z.optional(webAddress), {
      help: ['If empty, the logo is not a link.', 'খালি রাখলে লোগোতে লিংক থাকে না।'],
    }),
    sample: field(['Sample', 'নমুনা'], z.optional(z.enum(['yes', 'no'])), {
      isLasting: true,
      labels: { yes: ['Sample client', 'নমুনা গ্রাহক'], no: ['Real', 'আসল'] },
      help: ['The dashboard lists it until you replace it.', 'আসলটি না বসানো পর্যন্ত ড্যাশবোর্ড মনে করিয়ে দেয়।'],
    }),
    built: field(['What they built', 'তাঁরা যা বানিয়েছেন'], z.optional(line(10, 120)), {
      help: [
        'One line about a client, below the logos on the Clients page.',
        'গ্রাহকদের পাতায় লোগোর নিচে, গ্রাহক সম্পর্কে এক লাইন।',
      ],
    }),
    /** Stored in the size in which all logos look equally heavy next to each other. */
    logo: field(['Logo', 'লোগো'], image, {
      picture: { maxWidth: 416, isDrawing: true },
      help: [
        'On a white or transparent background, without a margin.',
        'সাদা বা স্বচ্ছ পটভূমিতে, চারপাশে ফাঁকা জায়গা ছাড়া।',
      ],
    }),
  }),
);
