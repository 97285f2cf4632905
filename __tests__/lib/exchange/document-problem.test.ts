import PDFDocument from 'pdfkit';
import { objectStream, onePage, pdf } from '@/e2e/support/pdf';
import { documentProblem } from '@/lib/exchange/document-problem';

const ACTING =
  /^This PDF holds a script, an action or another file\. Print it to a new PDF, and choose that\.$/;
const UNREADABLE = /^This PDF cannot be read\./;
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** A PDF as a program writes it. */
const written = (options: PDFKit.PDFDocumentOptions = {}) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve) => {
    const document = new PDFDocument({ info: { Title: 'Prices (JS/JavaScript) /Launch' }, ...options });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    document.text('Price list').addPage().text('Page 2', { link: 'https://example.com/JS/AA' });
    document.end();
  });

it('accepts what programs write: links, titles, packed objects, and the page on which the file opens', async () => {
  expect(await documentProblem(await written())).toBeNull();
  expect(await documentProblem(pdf(onePage('/OpenAction [3 0 R /Fit]')))).toBeNull();
  expect(await documentProblem(pdf(onePage('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>')))).toBeNull();
  const packed: Record<number, string | Buffer> = {
    ...onePage(),
    4: objectStream({ 2: String(onePage()[2]), 3: String(onePage()[3]) }),
  };
  delete packed[2];
  delete packed[3];
  expect(await documentProblem(pdf(packed, { 2: [4, 0], 3: [4, 1] }))).toBeNull();
});

it('refuses a file that is no PDF, a broken one, one of 11 MB and one with a password, each with a sentence', async () => {
  const whole = await written();
  const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>');
  expect(await documentProblem(page)).toBe('This file is not a PDF. Choose a PDF file.');
  expect(await documentProblem(whole.slice(0, whole.length / 2))).toMatch(UNREADABLE);
  expect(await documentProblem(new TextEncoder().encode('%PDF-1.7\nnothing\n%%EOF'))).toMatch(UNREADABLE);
  const large = new Uint8Array(11 * 1024 * 1024);
  large.set(whole);
  expect(await documentProblem(large)).toBe(
    'This PDF has 11.0 MB, and at most 10 MB are possible. Save it in a smaller size.',
  );
  const LOCKED = /^This PDF is protected by a password\./;
  expect(await documentProblem(await written({ userPassword: 'x' }))).toMatch(LOCKED);
  expect(await documentProblem(await written({ ownerPassword: 'x' }))).toMatch(LOCKED);
});

describe('refuses what starts something', () => {
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 5 0 R >>';
  const hidden = { ...onePage(), 4: objectStream({ 5: SCRIPT }), 6: link };
  it.each<[string, Uint8Array<ArrayBuffer>]>([
    ['a script that runs at the start', pdf(onePage(`/OpenAction ${SCRIPT}`))],
    ['a script in a packed object', pdf(hidden, { 5: [4, 0] })],
    ['a script behind codes for letters', pdf(onePage(`/OpenAction ${SCRIPT.replaceAll('/J', '/#4a')}`))],
    ['a script among named ones', pdf(onePage(`/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>`))],
    ['a program', pdf({ ...onePage(), 4: '<< /S /Launch /F (cmd.exe) >>' })],
    ['an address that opens at the start', pdf(onePage('/OpenAction << /S /URI /URI (https://e.com) >>'))],
    ['an action of a page', pdf(onePage('/AA << /WC << /S /Named /N /Print >> >>'))],
    ['a file inside', pdf(onePage('/Names << /EmbeddedFiles << /Names [] >> >>'))],
    ['a script in an older version', pdf({ ...onePage(), 4: `(4 0 obj ${SCRIPT} endobj)` })],
    [
      'brackets that do not match',
      pdf({ ...onePage(), 4: `<< /A ] /B 1 >> `.replace('>>', `/C ${SCRIPT} >>`) }),
    ],
  ])('%s', async (_, file) => {
    expect(await documentProblem(file)).toMatch(ACTING);
  });
});

it.each([
  ['in another way than programs do', '/Filter [/ASCIIHexDecode /FlateDecode]'],
  ['with a predictor', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
  ['not at all', ''],
])('refuses objects that are packed %s: something could hide in them', async (_, entries) => {
  const file = pdf({ ...onePage(), 4: objectStream({ 5: '<< /A 1 >>' }, entries) });
  expect(await documentProblem(file)).toMatch(UNREADABLE);
});

it('reads a packed object where the list of its stream says that it begins, be it within a string', async () => {
  const fileOf = (shift: number) =>
    pdf(
      { ...onePage(), 4: objectStream({ 5: `(${SCRIPT})` }, '/Filter /FlateDecode', shift) },
      { 5: [4, 0] },
    );
  expect(await documentProblem(fileOf(0))).toBeNull();
  expect(await documentProblem(fileOf(1))).toMatch(ACTING);
});
