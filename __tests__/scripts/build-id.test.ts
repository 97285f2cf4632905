import { buildId } from '@/scripts/build-id.mjs';

afterEach(() => {
  delete process.env.SITE_URL;
});

it('is the same for the same sources, and can be in an address', () => {
  expect(buildId()).toBe(buildId());
  expect(buildId()).toMatch(/^[0-9a-f]{20}$/);
});

it('is another one for another site', () => {
  const sample = buildId();
  process.env.SITE_URL = 'https://www.example.com';
  expect(buildId()).not.toBe(sample);
});
