import { parseString } from 'dxf';
import { WebIO } from '@gltf-transform/core';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { range } from '@/__tests__/fixtures/forms';
import { palette } from '@/content/registry/drawing-colours';
import { drawing as texts } from '@/content/strings/en/product-page';
import { dxfOf, glbOf, ifcOf, sheetOf, svgFile, usdzOf } from '@/lib/geometry';

/** A name with what XML, STEP, USD, JSON and CAD programs read as a code. */
const title = `A ]]> <b> & "c" 'd' \\X2\\ %%c ^J ব`;
const [id, form] = ['block', range['block-half']];
const facts = { id, title, size: title, source: title };
const sheet = sheetOf(form, { texts, language: 'en', title, source: title });

it('a name with marks of XML is well-formed in a drawing', async () => {
  const file = svgFile(sheet, palette);
  // XML 1.0, 2.4: a text may not hold `]]>`.
  expect(file).not.toContain(']]>');
  expect(file).toContain('<title>A ]]&gt; &lt;b&gt; &amp; "c"');
  await expect(sharp(Buffer.from(file)).metadata()).resolves.toMatchObject({ format: 'svg' });
});

it('a name with codes of CAD programs is plain text in a DXF', () => {
  const read = parseString(dxfOf(sheet, { id, form }));
  const shown = read.entities.flatMap(({ type, string }) => (type === 'TEXT' ? [string] : []));
  expect(shown.find((text) => text.startsWith('A ]]>'))).toBe(`A ]]> <b> & "c" 'd' /X2/ % %c ^ J ব`);
});

it('a name with quotes and backslashes ends no text of a BIM object or a 3D file', async () => {
  const revision = { mark: '1a2b3c4d' };
  const ifc = ifcOf(form, { id, title, category: title, manufacturer: title, source: title, revision });
  expect(ifc).toContain(`'A ]]> <b> & "c" ''d'' \\\\X2\\\\ %%c ^J \\X2\\09AC\\X0\\'`);
  const colour = '#aaaaaa';
  const root = (await new WebIO().readBinary(await glbOf(form, facts, { colour }))).getRoot();
  expect(root.listNodes()[0]?.getName()).toBe(title);
  const layer = strFromU8(unzipSync(usdzOf(form, facts, { colour }))[`${id}.usda`] ?? new Uint8Array());
  const [, stated = ''] = /string title = (".*")$/m.exec(layer) ?? [];
  expect(JSON.parse(stated)).toBe(title);
});
