import { recordSchema as filmSchema } from '@/content/entities/films/schema';
import { videoGallery } from '@/content/entities/films';
import { recordSchema as vacancySchema } from '@/content/entities/vacancies/schema';
import { vacancies } from '@/content/entities/vacancies';
import { imageGallery, videoObjects } from '@/app/_lib/structured-data/gallery';
import { jobPosting } from '@/app/_lib/structured-data/job-posting';
import { openingHours, organization, places, website } from '@/app/_lib/structured-data/organization';
import { company } from '@/content/entities/company';
import { photoGalleryIn } from '@/content/entities/galleries';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { inLanguage, withBangla } from '@/lib/records';

const id = (fragment: string) => expect.stringMatching(new RegExp(`/#${fragment}$`)) as string;

describe('opening hours', () => {
  const workdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];

  it.each([
    ['Sunday to Thursday, 9:00–18:30', '09:00', '18:30'],
    ['Sunday to Thursday, 9am to 6pm', '09:00', '18:00'],
    ['Sunday to Thursday, 8:30 am–12 pm', '08:30', '12:00'],
  ])('“%s” are read as days and times', (text, opens, closes) => {
    expect(openingHours(text)).toMatchObject({ dayOfWeek: workdays, opens, closes });
  });

  it.each(['By appointment', 'Sunday to Thursday, 9:00–25:00', 'Sunday to Thursday, 13pm to 6pm'])(
    '“%s” are not guessed',
    (text) => expect(openingHours(text)).toBeUndefined(),
  );
});

describe('the company', () => {
  it('has two places, each with an address, telephone and hours, and the factory with its position', () => {
    expect(organization(english)).toMatchObject({
      location: [{ '@id': id('office') }, { '@id': id('factory') }],
    });
    const [office, factory] = places(english);
    expect(office).toMatchObject({
      '@id': id('office'),
      name: `${company.brand.en}, ${company.headOffice.city.en}`,
      telephone: company.phones[0],
      openingHoursSpecification: { opens: '08:30', closes: '17:00' },
    });
    expect(office).not.toHaveProperty('geo');
    expect(factory).toMatchObject({
      '@id': id('factory'),
      address: { addressLocality: company.factory.city.en },
      geo: { latitude: company.map.latitude, longitude: company.map.longitude },
      hasMap: company.map.linkUrl,
    });
  });

  it('has one website, whose name is that in Latin letters, with the Bangla one beside it', () => {
    expect(website()).toMatchObject({ name: 'Surma Stone', inLanguage: ['en', 'bn'] });
    expect(website().alternateName).toEqual(expect.arrayContaining(['Surma Stone Works Ltd.', 'সুরমা স্টোন']));
  });
});

describe('a vacancy', () => {
  const [first] = vacancies;
  const posting = (more: object) => jobPosting(vacancySchema().parse({ ...first, ...more }), english);

  it('states its salary range, hours, qualification, experience and region where the record does', () => {
    expect(
      posting({
        pay: [{ from: 25_000, to: 35_000, per: 'month' }],
        hours: withBangla({ en: '9am to 6pm' }, 'সকাল ৯টা থেকে সন্ধ্যা ৬টা'),
        qualification: withBangla({ en: 'A diploma' }, 'ডিপ্লোমা'),
        experience: 2,
        region: withBangla({ en: 'Sylhet Division' }, 'সিলেট বিভাগ'),
      }),
    ).toMatchObject({
      baseSalary: { currency: 'BDT', value: { minValue: 25_000, maxValue: 35_000, unitText: 'MONTH' } },
      workHours: '9am to 6pm',
      qualifications: 'A diploma',
      experienceRequirements: { monthsOfExperience: 24 },
      jobLocation: { address: { addressRegion: 'Sylhet Division' } },
    });
  });

  it('with a fixed salary has one figure, and without figures none', () => {
    expect(posting({ pay: [{ from: 200, per: 'hour' }] })).toMatchObject({
      baseSalary: { value: { value: 200, unitText: 'HOUR' } },
    });
    for (const name of ['baseSalary', 'workHours', 'qualifications', 'experienceRequirements'])
      expect(posting({})).not.toHaveProperty(name);
  });

  it('whose salary ends below its start is refused', () => {
    const { error } = vacancySchema().safeParse({ ...first, pay: [{ from: 300, to: 200, per: 'day' }] });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['pay.0.to', 'must not be less than the salary it starts from'],
    ]);
  });
});

describe('the gallery', () => {
  it('has the length and description of a film where its record states them', () => {
    const [group] = videoGallery;
    const videos = [
      {
        ...group?.videos[0],
        seconds: 205,
        description: withBangla({ en: 'A block is pressed and cured.' }, 'ব্লক প্রেস করে কিউরিং করা হয়।'),
      },
      { ...group?.videos[0] },
    ];
    const parsed = inLanguage(filmSchema().parse({ ...group, videos }), 'en');
    const [described, bare] = videoObjects([parsed]);
    expect(described).toMatchObject({ duration: 'PT3M25S', description: 'A block is pressed and cured.' });
    expect(bare).not.toHaveProperty('duration');
  });

  it('names the files of its photos that the page shows, and to whom they belong', () => {
    const page = { locale: locales.bn, path: '/gallery', title: 'x', description: 'x' };
    const { image } = imageGallery(page, photoGalleryIn(locales.bn)) as {
      image: readonly { contentUrl: string; creditText: string }[];
    };
    expect(image.length).toBeGreaterThan(1);
    for (const { contentUrl, creditText } of image) {
      expect(contentUrl).toMatch(/\/images\/sized\/.*\.jpg$/);
      expect(creditText).toBe('সুরমা স্টোন');
    }
  });
});
