import { about } from '@/content/entities/about-us';
import { home } from '@/content/entities/home';
import { recordSchema as homeSchema } from '@/content/entities/home/schema';

describe('home', () => {
  it.each([
    {
      fault: 'a range that runs backwards',
      change: {
        ranges: [...home.whyGreen.ranges].map((range) => ({ ...range, low: range.high, high: range.low })),
      },
    },
  ])('refuses $fault', ({ change }) => {
    expect(homeSchema.safeParse({ ...home, whyGreen: { ...home.whyGreen, ...change } }).success).toBe(false);
  });
});

describe('about', () => {
  it('presents the vice-chairman by role and by no name', () => {
    expect(about.viceChairman.role).toBe('Vice-Chairman');
    expect(about.viceChairman.name).toBeUndefined();
  });
});
