import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Relative luminance (WCAG 2.2) of a colour of three bytes. */
export function luminance(colour: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Clip = NonNullable<Parameters<Page['screenshot']>[0]>['clip'];

/** Luminance of each pixel of a part of the window. */
export async function luminancesIn(page: Page, clip: Clip) {
  const picture = sharp(await page.screenshot({ clip, caret: 'hide' })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / info.channels }, (_, pixel) =>
    luminance([...data.subarray(pixel * info.channels, (pixel + 1) * info.channels)]),
  );
}
