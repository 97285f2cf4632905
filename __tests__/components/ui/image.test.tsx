import { render, screen } from '@testing-library/react';
import { Image } from '@/components/ui/image';
import { cutRegion, cutWidths } from '@/lib/pictures';

const banner = { src: '/images/scenes/hero-wall.jpg', alt: 'A wall', width: 1920, height: 1080 };
const sources = () =>
  [...document.querySelectorAll('source')].map(({ media, type, srcset }) => ({
    media,
    type,
    first: srcset.split(' ')[0],
  }));

it('offers AVIF before WebP, and a JPEG to everybody else', () => {
  render(<Image image={banner} sizes="100vw" />);
  expect(sources()).toEqual([
    { media: '', type: 'image/avif', first: '/images/sized/scenes/hero-wall-320.avif' },
    { media: '', type: 'image/webp', first: '/images/sized/scenes/hero-wall-320.webp' },
  ]);
  expect(screen.getByRole('img', { name: 'A wall' })).toHaveAttribute(
    'src',
    '/images/sized/scenes/hero-wall-1200.jpg',
  );
});

it('offers a banner’s upright cut to small upright screens, before everything else', () => {
  render(<Image image={banner} sizes="100vw" cut="portrait" />);
  const upright = '(width < 48rem) and (orientation: portrait)';
  expect(sources().map(({ media }) => media)).toEqual([upright, upright, '', '']);
  expect(sources()[0]?.first).toBe('/images/sized/scenes/hero-wall-portrait-320.avif');
});

it('passes drawings and fresh uploads through', () => {
  render(<Image image={{ ...banner, src: '/images/logos/a.svg' }} sizes="100vw" cut="portrait" />);
  expect(sources()).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/logos/a.svg');
});

it.each([
  [1620, [320, 480, 780]],
  [900, [320, 480, 720]],
  [500, [320, 400]],
  [300, [240]],
])('an upright cut of a picture %i px high is never enlarged', (height, widths) => {
  expect(cutWidths('portrait', height)).toEqual(widths);
});

it('offers a page banner’s square cut to narrow screens', () => {
  render(<Image image={banner} sizes="100vw" cut="square" />);
  expect(sources().map(({ media }) => media)).toEqual(['(width < 30rem)', '(width < 30rem)', '', '']);
});

it('keeps the focal point of a picture in sight, in the page and in its cuts', () => {
  render(<Image image={{ ...banner, focus: '80% 30%' }} sizes="100vw" />);
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '80% 30%' });
  // 1080 × 1080 px of 1920: 840 px are cut, 80 % of them at the left.
  expect(cutRegion('square', 1920, 1080, 80)).toEqual({ left: 672, top: 0, width: 1080, height: 1080 });
  expect(cutRegion('square', 1920, 1080)).toMatchObject({ left: 420 });
});
