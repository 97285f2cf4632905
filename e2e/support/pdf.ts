import { deflateSync } from 'node:zlib';

/** A stream of a PDF with the entries of its dictionary. */
const stream = (entries: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** An object stream, packed, with the objects by their numbers; its list says that each begins `shift` signs later. */
export function objectStream(
  objects: Readonly<Record<number, string>>,
  entries = '/Filter /FlateDecode',
  shift = 0,
) {
  let at = shift;
  const heads = Object.entries(objects).map(([number, text]) => {
    const head = `${number} ${at}`;
    at += text.length + 1;
    return head;
  });
  const first = `${heads.join(' ')} `;
  const text = first + Object.values(objects).join(' ');
  return stream(
    `/Type /ObjStm /N ${heads.length} /First ${first.length} ${entries}`,
    deflateSync(Buffer.from(text, 'latin1')),
  );
}

/** Objects of a PDF of one empty page, by number; 1 is the catalog, with further entries. */
export const onePage = (entries = ''): Record<number, string | Buffer> => ({
  1: `<< /Type /Catalog /Pages 2 0 R ${entries} >>`,
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
});

/** Builds a PDF with a table of its objects; of an object of a stream, the table has stream and index. */
export function pdf(
  objects: Readonly<Record<number, string | Buffer>>,
  inStreams: Readonly<Record<number, readonly [stream: number, index: number]>> = {},
): Uint8Array<ArrayBuffer> {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const rows = new Map<number, readonly [kind: number, place: number, index: number]>([[0, [0, 0, 255]]]);
  for (const [number, object] of Object.entries(objects)) {
    rows.set(Number(number), [1, length(), 0]);
    parts.push(Buffer.from(`${number} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  for (const [number, [place, index]] of Object.entries(inStreams))
    rows.set(Number(number), [2, place, index]);
  const own = Math.max(...rows.keys()) + 1;
  const start = length();
  rows.set(own, [1, start, 0]);
  const table = Buffer.from(
    Array.from({ length: own + 1 }, (_, number) => rows.get(number) ?? [0, 0, 0]).flatMap(
      ([kind, place, index]) => [kind, ...[24, 16, 8, 0].map((bits) => (place >> bits) & 0xff), index],
    ),
  );
  parts.push(
    Buffer.from(`${own} 0 obj\n`),
    stream(`/Type /XRef /Size ${own + 1} /W [1 4 1] /Root 1 0 R`, table),
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** A PDF file as an upload; `script`: one that starts a script from a packed object. */
export function pdfFile(name: string, kind: 'plain' | 'script' = 'plain') {
  const script = objectStream({ 5: '<< /S /JavaScript /JS (app.alert(1)) >>' });
  const link = '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A 5 0 R >>';
  const bytes = kind === 'plain' ? pdf(onePage()) : pdf({ ...onePage(), 4: script, 6: link }, { 5: [4, 0] });
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}
