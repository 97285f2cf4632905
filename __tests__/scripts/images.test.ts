import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = mkdtempSync(join(tmpdir(), 'images-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string | Buffer) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const colours = [
  { r: 200, g: 30, b: 30 },
  { r: 30, g: 160, b: 30 },
  { r: 30, g: 30, b: 200 },
  { r: 230, g: 200, b: 30 },
] as const;

/** Four upright bars of 200 × 400 px: red, green, blue, yellow. */
const bars = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: 'white' } })
    .composite(
      colours.map((background, index) => ({
        input: { create: { width: 200, height: 400, channels: 3, background } },
        left: index * 200,
        top: 0,
      })),
    )
    .png()
    .toBuffer();

/** Number of the bar that a picture shows at a part of its width, and its size. */
async function look(file: string, ...parts: readonly number[]) {
  const { data, info } = await sharp(join(folder, 'public', file))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const barAt = (part: number) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor(part * info.width)) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    const distance = (one: (typeof colours)[number]) => Math.hypot(one.r - r, one.g - g, one.b - b);
    return colours.findIndex((one) => distance(one) < 40);
  };
  return { size: [info.width, info.height], bars: parts.map(barAt) };
}

const renderPictures = () =>
  spawnSync(join(process.cwd(), 'node_modules/.bin/tsx'), [join(process.cwd(), 'scripts/images.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });

test('makes variants, cuts and the whole of each crop, beside those of the picture', async () => {
  const image = { src: '/images/bars.png', alt: '', width: 800, height: 400 };
  write('public/images/bars.png', await bars());
  const turned = await sharp(await bars())
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  write('public/images/turned.png', turned);
  const records = {
    banners: [{ image: { ...image, crop: '50% 0% 50% 100%', focus: '60% 50%' } }],
    'landing-pages': [],
    pages: [{ banner: image }],
    services: [
      { image: { ...image, crop: '25% 50% 25% 50%' } },
      { image: { src: '/images/gone.png' } },
      { image: { src: '/images/turned.png', alt: '', width: 400, height: 800, crop: '0% 75% 100% 25%' } },
    ],
  };
  for (const [entity, list] of Object.entries(records))
    write(`content/entities/${entity}/data.json`, JSON.stringify(list));
  for (const file of ['content/media/.gitkeep', 'app/a.ts', 'components/a.ts']) write(file, '');
  expect(renderPictures()).toMatchObject({ status: 0, stderr: '' });

  const ends = [0.1, 0.9] as const;
  expect(await look('images/sized/bars-800.webp', ...ends)).toEqual({ size: [800, 400], bars: [0, 3] });
  expect(await look('images/crops/bars-50-0-50-100.png', ...ends)).toEqual({
    size: [400, 400],
    bars: [2, 3],
  });
  const right = 'images/sized/crops/bars-50-0-50-100';
  expect(await look(`${right}-320.avif`, ...ends)).toEqual({ size: [320, 320], bars: [2, 3] });
  // The focal point, at 20 % of the crop, leaves 16 px of it at the left.
  expect(await look(`${right}-portrait-320.webp`, 0.1, 0.5, 0.9)).toEqual({
    size: [320, 400],
    bars: [2, 2, 3],
  });
  const small = 'images/crops/bars-25-50-25-50.png';
  expect(await look(small, ...ends)).toEqual({ size: [200, 200], bars: [1, 1] });
  // A camera that was turned to the right: its last bar is at the bottom.
  const low = 'images/crops/turned-0-75-100-25.png';
  expect(await look(low, ...ends)).toEqual({ size: [400, 200], bars: [3, 3] });
});

test('copies the pictures of the content, and stops before it copies if there is another file', async () => {
  const picture = await bars();
  const name = `bars-${createHash('sha256').update(picture).digest('hex').slice(0, 8)}.png`;
  write(`content/media/${name}`, picture);
  expect(renderPictures()).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(join(folder, 'public/images/uploads'))).toEqual([name]);
  rmSync(join(folder, 'public/images/uploads'), { recursive: true });

  write('content/media/sub/evil.htm', picture);
  write('content/media/x.php', picture);
  const { status, stderr } = renderPictures();
  expect(status).toBe(1);
  expect(stderr).toContain('content/media/sub/evil.htm: is in a folder below media');
  expect(stderr).toContain('content/media/x.php: is not named as pictures of the studio are.');
  expect(existsSync(join(folder, 'public/images/uploads'))).toBe(false);
});
