import { forStaff, type Pair } from '@/lib/text';

const approval = process.env.CONTENT_APPROVAL;

const sending = [
  approval !== 'required' && '“Publish” sends it to the website, with your name and your note.',
  approval && '“Propose” shows it to a colleague. The colleague publishes it, or returns it with a note.',
  'Connect first, in Account Settings. The connection works only in that tab, unless you tick “Remember on this computer”.',
].filter(Boolean);

const sendingInBangla = [
  approval !== 'required' && '“প্রকাশ করুন” চাপলে আপনার নাম ও নোটসহ ওয়েবসাইটে যায়।',
  approval && '“প্রস্তাব করুন” চাপলে একজন সহকর্মী দেখেন। তিনি প্রকাশ করেন, বা নোটসহ ফেরত দেন।',
  'আগে Account Settings-এ যুক্ত হোন। কম্পিউটারকে মনে রাখতে না বললে সংযোগ শুধু সেই ট্যাবেই থাকে।',
].filter(Boolean);

/** The page that explains the way of a change to the website. */
export const helpStrings = forStaff({
  title: ['How this works', 'এটি কীভাবে কাজ করে'],
  lead: ['From what you type to what visitors see, in six steps.', 'আপনার লেখা থেকে দর্শকের দেখা পর্যন্ত, ছয় ধাপে।'],
  steps: [
    {
      name: ['You change something', 'আপনি কিছু বদলান'],
      text: [
        'Open an entry and type. The studio saves as you type, as a draft in this browser, on this computer. The website stays as it is.',
        'যা বদলাবেন, খুলে লিখুন। লেখার সঙ্গে সঙ্গে এই কম্পিউটারের এই ব্রাউজারে খসড়া হিসেবে সেভ হয়। ওয়েবসাইট আগের মতোই থাকে।',
      ],
    },
    {
      name: ['You look at it', 'আপনি দেখে নেন'],
      text: [
        'The preview shows the draft as visitors will see it. Undo reverses your last change, even the next day.',
        'দর্শক যেমন দেখবেন, প্রিভিউতে খসড়া তেমন দেখা যায়। শেষ পরিবর্তন আনডু করা যায়, পরদিনও।',
      ],
    },
    {
      name: ['You review it', 'আপনি রিভিউ করেন'],
      text: [
        '“Review and publish” shows every change before and after, and the pages that show it. Tick what you want to send.',
        '“রিভিউ ও প্রকাশ” অংশে প্রতিটি পরিবর্তনের আগের ও পরের লেখা থাকে, আর কোন পাতায় দেখা যায়। যা পাঠাবেন, তাতে টিক দিন।',
      ],
    },
    {
      name: ['You send it', 'আপনি পাঠান'],
      text: (process.env.CONTENT_REPOSITORY
        ? [sending.join(' '), sendingInBangla.join(' ')]
        : [
            '“Export” makes one file with the texts and pictures. Send it to the person who looks after the website.',
            '“ফাইল বানান” চাপলে লেখা ও ছবিসহ একটি ফাইল তৈরি হয়। যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁকে পাঠান।',
          ]) satisfies Pair,
    },
    {
      name: ['The website is updated', 'ওয়েবসাইট হালনাগাদ হয়'],
      text: (process.env.CONTENT_REPOSITORY
        ? [
            'The website updates itself. That takes a few minutes.',
            'ওয়েবসাইট নিজে থেকেই হালনাগাদ হয়। কয়েক মিনিট লাগে।',
          ]
        : [
            'That person checks the file and puts it online. Nothing goes online without that.',
            'তিনি ফাইলটি যাচাই করে অনলাইনে দেন। তার আগে কিছুই অনলাইনে যায় না।',
          ]) satisfies Pair,
    },
    {
      name: ['It is online', 'অনলাইনে এসে যায়'],
      text: [
        'Until then the change is marked “Handed over”. Once the website shows it, the mark disappears and the studio tells you.',
        'তার আগ পর্যন্ত পরিবর্তনে “জমা দেওয়া” লেখা থাকে। ওয়েবসাইটে এলে লেখাটি চলে যায়, স্টুডিও আপনাকে জানায়।',
      ],
    },
  ],
  more: {
    name: ['Good to know', 'জেনে রাখুন'],
    lines: [
      (approval
        ? [
            'Drafts are in this browser only. To continue on another computer, propose them and press “Continue here” there. Or download a backup in Account Settings and import it there.',
            'খসড়া শুধু এই ব্রাউজারে থাকে। অন্য কম্পিউটারে কাজ করতে প্রস্তাব করুন, সেখানে “এখানে কাজ চালিয়ে যান” চাপুন। অথবা Account Settings থেকে ব্যাকআপ নিয়ে সেখানে আনুন।',
          ]
        : [
            'Drafts are in this browser only. To continue on another computer, download a backup in Account Settings and import it there.',
            'খসড়া শুধু এই ব্রাউজারে থাকে। অন্য কম্পিউটারে কাজ করতে Account Settings থেকে ব্যাকআপ নিয়ে সেখানে আনুন।',
          ]) satisfies Pair,
      [
        'You can open several tabs. What you save in one of them is in the others at once.',
        'একাধিক ট্যাব খোলা রাখা যায়। একটিতে যা সেভ হয়, সঙ্গে সঙ্গে অন্যগুলোতেও আসে।',
      ],
      [
        'If somebody else has changed the same text, nothing is overwritten. The studio shows both and asks.',
        'এর মধ্যে আর কেউ একই লেখা বদলালেও কিছু মুছে যায় না। স্টুডিও দুটিই দেখিয়ে জিজ্ঞেস করে।',
      ],
      [
        'A post or news item with a day in the future waits. It goes online when the website is updated that day.',
        'ব্লগ বা খবরে সামনের কোনো দিন দিলে তা অপেক্ষা করে। সেদিন ওয়েবসাইট হালনাগাদের সময় প্রকাশ হয়।',
      ],
    ],
  },
  lookAfter: {
    name: ['For the person who looks after the website', 'যিনি ওয়েবসাইট দেখাশোনা করেন, তাঁর জন্য'],
    lead: [
      'A file of the studio, such as content-2026-11-20-141059.json, goes online in three steps. Save it in the folder of the website’s project, open a terminal there, and type:',
      'স্টুডিওর ফাইল, যেমন content-2026-11-20-141059.json, তিন ধাপে অনলাইনে যায়। ওয়েবসাইটের প্রজেক্টের ফোল্ডারে ফাইলটি রেখে সেখানে টার্মিনাল খুলুন, তারপর লিখুন:',
    ],
    steps: [
      {
        command: ['npm run content:apply FILE', 'npm run content:apply FILE'],
        text: [
          'Checks the file and makes one commit of its changes. If it names a problem, nothing was written. Send that sentence to the person who made the file.',
          'ফাইল যাচাই করে পরিবর্তনগুলো একটি কমিটে রাখে। কোনো ভুল দেখালে কিছুই লেখা হয়নি। যিনি ফাইল বানিয়েছেন, তাঁকে বাক্যটি পাঠান।',
        ],
      },
      {
        command: [
          'SITE_URL=https://www.example.com npm run build',
          'SITE_URL=https://www.example.com npm run build',
        ],
        text: [
          'Makes the website, in the folder “out”. Type your own address.',
          '“out” ফোল্ডারে ওয়েবসাইট তৈরি করে। নিজের ঠিকানা লিখুন।',
        ],
      },
      {
        command: ['npm run upload', 'npm run upload'],
        text: [
          'Sends what is new to the server that UPLOAD_TO names. If the website is elsewhere, upload “out” as you do there.',
          'নতুন যা আছে, UPLOAD_TO সার্ভারে পাঠায়। ওয়েবসাইট অন্য কোথাও থাকলে সেখানকার নিয়মে “out” আপলোড করুন।',
        ],
      },
    ],
    end: [
      'If the project is on a Git host, push the commit. docs/deploy.md of the project has the details. Once the website shows the changes, the studio says so.',
      'প্রজেক্ট Git হোস্টে থাকলে কমিটটি push করুন। বিস্তারিত প্রজেক্টের docs/deploy.md-তে আছে। ওয়েবসাইটে পরিবর্তন এলে স্টুডিও জানিয়ে দেয়।',
    ],
  },
});
