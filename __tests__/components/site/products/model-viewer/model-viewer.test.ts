import { concreteColour } from '@/content/registry/drawing-colours';
import { arAddress, showsInAr } from '@/components/site/products/model-viewer/ar-address';
import { sharpEdges } from '@/components/site/products/model-viewer/edges';
import { boundsOf, meshPartsOf } from '@/components/site/products/model-viewer/glb-parts';
import { glbOf } from '@/lib/geometry';
import { type FormName, forms } from '@/__tests__/fixtures/forms';

const pixel = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

it.each([
  [pixel, true],
  ['Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36', false],
])('with the user agent %s', (userAgent, shows) => {
  expect(showsInAr(userAgent)).toBe(shows);
});

it('hands the file to Scene Viewer in its own size, and has a way back to the drawing', () => {
  const page = 'https://blocks.test/bn/products/waist-paver?unit=ft';
  const address = arAddress(
    { file: '/products/waist-paver/waist-paver.glb', title: 'Waist Paver; 60 & more' },
    page,
  );
  const [request = '', intent = ''] = address.split('#Intent;');
  const { protocol, host, pathname, searchParams } = new URL(request);
  expect([protocol, host, pathname]).toEqual(['intent:', 'arvr.google.com', '/scene-viewer/1.0']);
  expect(Object.fromEntries(searchParams)).toEqual({
    file: 'https://blocks.test/products/waist-paver/waist-paver.glb',
    title: 'Waist Paver; 60 & more',
    mode: 'ar_preferred',
    resizable: 'false',
  });
  // Parts of an intent end at a semicolon.
  const parts = new Map(intent.split(';').map((part) => part.split('=') as [string, string]));
  expect(parts.get('scheme')).toBe('https');
  expect(parts.get('package')).toBe('com.google.android.googlequicksearchbox');
  expect(decodeURIComponent(parts.get('S.browser_fallback_url') ?? '')).toBe(`${page}#drawing`);
});

const MM = 1000;

async function partsOfProduct(id: FormName) {
  const form = forms[id];
  const file = await glbOf(form, { id, title: id, size: '', source: '' }, { colour: concreteColour });
  return meshPartsOf(Uint8Array.from(file).buffer);
}

it.each<[FormName, number[]]>([
  ['brick', [240, 70, 115]],
  ['block', [390, 190, 190]],
  ['kerb', [900, 300, 150]],
  ['studs', [300, 25, 300]],
])('reads the whole of %s back from its 3D file', async (id, size) => {
  const parts = await partsOfProduct(id);
  expect(parts).toHaveLength(1);
  const { middle, half } = boundsOf(parts);
  expect(half.map((value) => Math.round(2 * value * MM)).sort()).toEqual(size.sort());
  // It is on the ground.
  expect((middle[1] ?? 0) - (half[1] ?? 0)).toBeCloseTo(0, 4);
});

it('draws the twelve edges of a brick, and no line across its faces or around a curve', async () => {
  const parts = await partsOfProduct('brick');
  expect(parts.flatMap((part) => [...sharpEdges(part)])).toHaveLength(12 * 2 * 3);

  const upright = (await partsOfProduct('holedBrick'))
    .flatMap((part) => {
      const edges = sharpEdges(part);
      return Array.from({ length: edges.length / 6 }, (_, at) => edges.slice(at * 6, at * 6 + 6));
    })
    .filter(([x1 = 0, , z1 = 0, x2 = 0, , z2 = 0]) => Math.hypot(x1 - x2, z1 - z2) < 1e-6);
  expect(upright).toHaveLength(4);
});

it('refuses what is no such file', () => {
  expect(() => meshPartsOf(new ArrayBuffer(8))).toThrow(RangeError);
});
