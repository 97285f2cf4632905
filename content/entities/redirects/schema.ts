import { memoize, said } from '../../../lib/text';
import { fault, field, isTooLong, isSlug, slug, z } from '../../../lib/records';
import { pathIn } from './path-in';

/** First parts of addresses that are folders of files, the studio, or names with a meaning of their own. */
const reserved = [
  '404',
  'admin',
  'files',
  'fonts',
  'icons',
  'images',
  'og',
  'pagefind',
  'pages',
  'profile',
] as const;

/** Limit of an address in characters: two ids and a few words. */
const MAX_PATH = 200;

/** Whether a text is a path of ids: a file of its name can be written on every host, and rules of hosts can name it. */
const isPathOfIds = (text: string) => /^(\/[^/]+)+$/.test(text) && text.slice(1).split('/').every(isSlug);

export const recordSchema = memoize(() => {
  /** An English path; what people paste is reduced to it. */
  const path = z
    .string()
    .check(
      z.overwrite(pathIn),
      z.minLength(1, said(['is missing', 'দেওয়া হয়নি'])),
      z.maxLength(MAX_PATH, isTooLong(MAX_PATH)),
    );

  // It has no texts, and no changes with a date: rules of hosts are made of all its records.
  return z.strictObject({
    id: slug,
    from: field(
      ['Old address', 'পুরোনো ঠিকানা'],
      path.check(
        z.refine(isPathOfIds, {
          error: said([
            'must be an address such as /products/solid-brick: lower-case letters, digits and hyphens',
            '/products/solid-brick-এর মতো ঠিকানা দিন: ছোট হাতের ইংরেজি অক্ষর, অঙ্ক ও হাইফেন',
          ]),
          ...fault('predicate'),
        }),
        z.refine((text) => !reserved.some((name) => name === text.split('/')[1]), {
          error: said([
            'belongs to the website’s own files or to the studio: choose another address',
            'এটি ওয়েবসাইটের ফাইল বা স্টুডিওর ঠিকানা, অন্যটি দিন',
          ]),
          ...fault('predicate'),
        }),
      ),
      {
        help: [
          'The address of a page that no longer exists. It works in every language of the website.',
          'যে পাতা আর নেই, তার ঠিকানা। ওয়েবসাইটের সব ভাষাতেই কাজ করে।',
        ],
      },
    ),
    to: field(
      ['Leads to', 'যেখানে নিয়ে যায়'],
      path.check(
        z.refine((text) => /^\/[A-Za-z0-9/-]*$/.test(text), {
          error: said([
            'must be the address of a page of this website, such as /products',
            'এই ওয়েবসাইটের কোনো পাতার ঠিকানা দিন, যেমন /products',
          ]),
          ...fault('predicate'),
        }),
      ),
      { help: ['The page that visitors of the old address see.', 'পুরোনো ঠিকানায় গেলে দর্শক যে পাতা দেখবেন।'] },
    ),
  });
});
