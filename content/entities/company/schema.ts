import { memoize, said } from '../../../lib/text';
import { minPictureSize } from '../../../lib/pictures';
import {
  density,
  emailAddress,
  field,
  filmId,
  image,
  issueAt,
  line,
  record,
  telephone,
  webAddress,
  z,
} from '../../../lib/records';
import { colourRoles, markSvg } from './brand-fields';

/** Limited by the layout of the contact page. */
const MAX_PHONES = 6;

export const recordSchema = memoize(() => {
  const place = {
    street: field(['Street', 'রাস্তা'], line(3, 100)),
    city: field(['City', 'শহর'], line(2, 60)),
    postalCode: field(['Postal code', 'পোস্ট কোড'], line(4, 10)),
    /** ISO 3166-1 alpha-2. */
    countryCode: z._default(z.literal('BD'), 'BD'),
    country: field(['Country', 'দেশ'], line(2, 60)),
    telephone: field(['Phone', 'ফোন'], z.optional(telephone), {
      help: [
        'Number of this place. If empty, the main number applies.',
        'এই জায়গার নম্বর। খালি রাখলে প্রধান নম্বর থাকে।',
      ],
    }),
    openingHours: field(['Opening hours', 'খোলা থাকার সময়'], z.optional(line(5, 80)), {
      help: [
        'Hours of this place. If empty, the opening hours of the company apply.',
        'এই জায়গার সময়। খালি রাখলে কোম্পানির সময় থাকে।',
      ],
    }),
    photo: field(['Photo', 'ছবি'], z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: ['The building, as visitors see it from the street.', 'রাস্তা থেকে ভবনটি যেমন দেখা যায়।'],
    }),
  };

  const latitude = z.number().check(z.minimum(-90), z.maximum(90));
  const longitude = z.number().check(z.minimum(-180), z.maximum(180));

  const headOffice = z
    .strictObject({
      ...place,
      latitude: field(['Latitude', 'অক্ষাংশ'], z.optional(latitude), { unit: '°' }),
      longitude: field(['Longitude', 'দ্রাঘিমাংশ'], z.optional(longitude), {
        unit: '°',
        help: [
          'If you enter both, the contact page links to a map of the head office.',
          'দুটিই দিলে যোগাযোগ পাতায় প্রধান কার্যালয়ের মানচিত্রের লিংক থাকে।',
        ],
      }),
    })
    .check(
      z.check(({ value, issues }) => {
        const [missing, beside] =
          value.latitude === undefined ? ['latitude', 'longitude'] : ['longitude', 'latitude'];
        if ((value.latitude === undefined) !== (value.longitude === undefined))
          issues.push(
            issueAt(missing, said([`is missing beside the ${beside}`, 'দেওয়া হয়নি, অন্যটি আছে']), value),
          );
      }),
    );

  /** Who made the photos and who may use them, in the terms of Google's licence data for pictures. */
  const photoRights = z.strictObject({
    credit: field(['Credit', 'যাঁর ছবি'], z.optional(line(2, 80)), {
      help: [
        'Who made or owns the photos. If empty, the website names the brand.',
        'ছবি যাঁর তোলা বা যাঁর মালিকানায়। খালি রাখলে ব্র্যান্ডের নাম থাকে।',
      ],
    }),
    copyright: field(['Copyright notice', 'কপিরাইটের লেখা'], z.optional(line(2, 100))),
    licence: field(['Address of the licence', 'লাইসেন্সের ঠিকানা'], z.optional(webAddress), {
      help: [
        'A page that says how others may use the photos.',
        'যে পাতায় লেখা আছে, অন্যরা ছবি কীভাবে ব্যবহার করতে পারেন।',
      ],
    }),
    request: field(['Address for requests', 'অনুমতি চাওয়ার ঠিকানা'], z.optional(webAddress), {
      help: ['A page on which others ask for a licence.', 'যে পাতায় অন্যরা অনুমতি চান।'],
    }),
  });

  const socialLink = z.strictObject({
    network: field(['Network', 'মাধ্যম'], z.enum(['facebook', 'linkedin', 'x', 'youtube', 'instagram'])),
    label: field(['Name', 'নাম'], line(1, 30)),
    url: field(['Address', 'ঠিকানা'], webAddress),
  });

  /** Languages of the website. English is compulsory; a company without the list has both. */
  const languages = z
    .array(z.enum(['en', 'bn'], said(['must be one of the languages en and bn', 'en বা bn হতে হবে'])))
    .check(
      z.refine(
        (list) => list.includes('en'),
        said([
          'must have en: the website is always in English',
          'en থাকতেই হবে, ওয়েবসাইট সব সময় ইংরেজিতেও থাকে',
        ]),
      ),
      z.refine(
        (list) => new Set(list).size === list.length,
        said(['names a language twice', 'একই ভাষা দুবার আছে']),
      ),
    );

  return record({
    id: z.literal('company'),
    brand: field(['Brand', 'ব্র্যান্ড'], line(2, 40)),
    legalName: field(['Legal name', 'নিবন্ধিত নাম'], line(2, 80)),
    group: field(['Group', 'গ্রুপ'], z.optional(line(2, 60)), {
      help: [
        'The group that the company belongs to. If empty, no page mentions a group.',
        'কোম্পানি যে গ্রুপের অংশ। খালি রাখলে কোনো পাতায় গ্রুপের কথা থাকে না।',
      ],
    }),
    summary: field(['Summary', 'সংক্ষেপ'], line(50, 160), {
      kind: 'area',
      help: [
        'One sentence: what the company makes, where and for whom.',
        'এক বাক্যে: কোম্পানি কী বানায়, কোথায়, কাদের জন্য।',
      ],
    }),
    mark: field(['Mark', 'লোগো চিহ্ন'], markSvg, {
      kind: 'mark',
      help: [
        'Your logo without the name: an SVG of plain shapes in flat colours. A black mark is dark on light backgrounds and light on dark ones. The website also uses it for icons, shared pictures and the location map.',
        'নাম ছাড়া আপনার লোগো: একরঙা সরল আকৃতির SVG। কালো চিহ্ন হালকা পটভূমিতে গাঢ়, গাঢ় পটভূমিতে হালকা দেখায়। আইকন, শেয়ারের ছবি ও মানচিত্রেও ওয়েবসাইট এটি ব্যবহার করে।',
      ],
    }),
    colours: field(['Brand colour', 'ব্র্যান্ডের রং'], colourRoles, {
      kind: 'colours',
      help: [
        'Choose one colour. The website derives its colours for text and dark backgrounds from it.',
        'একটি রং বাছুন। লেখা ও গাঢ় পটভূমির রং ওয়েবসাইট এ থেকেই ঠিক করে নেয়।',
      ],
    }),
    claim: field(['Claim in the footer', 'ফুটারের বড় লেখা'], z.optional(line(3, 120)), {
      help: [
        'Large text above the footer’s links, before “Have any query ?”. If empty, only the question is shown.',
        'ফুটারের লিংকের উপরে বড় অক্ষরে, “কিছু জানতে চান?”-এর আগে। খালি রাখলে শুধু প্রশ্নটি থাকে।',
      ],
    }),
    claimFigure: field(['Figure of the claim', 'বড় লেখার সংখ্যা'], z.optional(line(1, 30)), {
      help: [
        'Words of the claim that stay on one line, such as 5 million.',
        'বড় লেখার যে শব্দগুলো এক লাইনে থাকবে, যেমন ৫০ লাখ।',
      ],
    }),
    email: field(['Email', 'ই-মেইল'], emailAddress),
    careersEmail: field(['Email for applications', 'আবেদনের ই-মেইল'], z.optional(emailAddress), {
      help: ['If empty, applications go to the email address above.', 'খালি রাখলে আবেদন উপরের ই-মেইলে যায়।'],
    }),
    /** The first is the main number, for places with room for only one. */
    phones: field(['Phones', 'ফোন'], z.tuple([telephone], telephone).check(z.maxLength(MAX_PHONES)), {
      help: [
        'One to six, one per line, such as +880 2 0000 0000. The first one is the main number.',
        'এক থেকে ছয়টি, প্রতি লাইনে একটি, যেমন +880 2 0000 0000। প্রথমটি প্রধান নম্বর।',
      ],
    }),
    fax: field(['Fax', 'ফ্যাক্স'], z.optional(telephone)),
    helpline: field(['Helpline', 'হেল্পলাইন'], z.optional(telephone), {
      help: [
        'The footer, forms and product pages show it. If empty, they show the first phone number.',
        'ফুটার, ফর্ম ও পণ্যের পাতায় দেখা যায়। খালি রাখলে প্রথম ফোন নম্বরটি থাকে।',
      ],
    }),
    whatsApp: field(['WhatsApp', 'হোয়াটসঅ্যাপ'], z.optional(telephone), {
      help: [
        'If set, forms, product pages and the list offer it.',
        'নম্বর দিলে ফর্ম, পণ্যের পাতা ও তালিকায় হোয়াটসঅ্যাপ দেখা যায়।',
      ],
    }),
    /** Only its origin counts. */
    website: field(['Address of the website', 'ওয়েবসাইটের ঠিকানা'], z.optional(webAddress), {
      help: [
        'Such as https://www.example.com. The person who publishes the website can set another address.',
        'যেমন https://www.example.com। যিনি ওয়েবসাইট প্রকাশ করেন, তিনি অন্য ঠিকানাও দিতে পারেন।',
      ],
    }),
    headOffice: field(['Head office', 'প্রধান কার্যালয়'], headOffice),
    factory: field(['Factory', 'কারখানা'], z.strictObject(place)),
    openingHours: field(['Opening hours', 'খোলা থাকার সময়'], z.optional(line(5, 80))),
    map: field(
      ['Map', 'মানচিত্র'],
      z.strictObject({
        latitude: field(['Latitude', 'অক্ষাংশ'], latitude, { unit: '°' }),
        longitude: field(['Longitude', 'দ্রাঘিমাংশ'], longitude, { unit: '°' }),
        embedUrl: field(
          ['Another address of the map in the page', 'পাতার মানচিত্রের অন্য ঠিকানা'],
          z.optional(webAddress),
        ),
        linkUrl: field(
          ['Another address of the link beside it', 'পাশের লিংকের অন্য ঠিকানা'],
          z.optional(webAddress),
        ),
      }),
      {
        help: [
          'Position of the factory. The website makes the map and its link from it, unless you enter other addresses.',
          'কারখানার অবস্থান। অন্য ঠিকানা না দিলে ওয়েবসাইট এ থেকেই মানচিত্র ও লিংক তৈরি করে।',
        ],
      },
    ),
    socials: field(['Social links', 'সামাজিক মাধ্যমের লিংক'], z.array(socialLink).check(z.maxLength(5)), {
      singular: ['link', 'লিংক'],
      help: ['Up to five.', 'পাঁচটি পর্যন্ত।'],
    }),
    languages: field(['Languages of the website', 'ওয়েবসাইটের ভাষা'], z.optional(languages), {
      labels: { en: ['English', 'ইংরেজি'], bn: ['Bangla', 'বাংলা'] },
      always: 'en',
      help: [
        'Without Bangla, the website has no Bangla pages, and the studio asks for none. Texts in Bangla are kept.',
        'বাংলা বাদ দিলে ওয়েবসাইটে বাংলা পাতা থাকে না, স্টুডিও বাংলা লেখাও চায় না। আগের বাংলা লেখা মুছে যায় না।',
      ],
    }),
    menuPicture: field(['Picture behind the menu', 'মেনুর পেছনের ছবি'], z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      help: [
        'Choose a dark picture: the menu’s white text is over it.',
        'গাঢ় ছবি বাছুন: মেনুর সাদা লেখা এর উপরে থাকে।',
      ],
    }),
    photoRights: field(['Rights to the photos', 'ছবির স্বত্ব'], z.optional(photoRights), {
      help: [
        'The gallery shows it below the photos, and search engines next to a picture.',
        'গ্যালারিতে ছবির নিচে দেখা যায়, সার্চ ইঞ্জিনেও ছবির পাশে থাকে।',
      ],
    }),
    credit: field(['Credit below the footer', 'ফুটারের নিচে নির্মাতার নাম'], z.optional(line(2, 60)), {
      help: [
        'Who made the website. If empty, the footer names nobody.',
        'ওয়েবসাইট যাঁরা বানিয়েছেন। খালি রাখলে ফুটারে কারও নাম থাকে না।',
      ],
    }),
    creditUrl: field(['Address of the credit', 'নির্মাতার ওয়েবসাইটের ঠিকানা'], z.optional(webAddress)),
    density: field(['Density of all products', 'সব পণ্যের ঘনত্ব'], z.optional(density), {
      unit: 'kg/m³',
      help: [
        'Dry density for products that have no density of their own. The website marks it as assumed. If empty, no weight is shown.',
        'যেসব পণ্যের নিজের ঘনত্ব দেওয়া নেই, তাদের শুকনো ঘনত্ব। ওয়েবসাইটে এটি অনুমান হিসেবে দেখানো হয়। খালি রাখলে ওজন দেখা যায় না।',
      ],
    }),
    filmId: field(['Film of the home page', 'প্রচ্ছদের ভিডিও'], z.optional(filmId), {
      help: [
        'Paste the link of the film, such as https://youtu.be/M7lc1UVf-VE. If empty, the home page plays the film of the quality page.',
        'ভিডিওর লিংক পেস্ট করুন, যেমন https://youtu.be/M7lc1UVf-VE। খালি রাখলে মান নিয়ন্ত্রণ পাতার ভিডিওটি চলে।',
      ],
    }),
  });
});
