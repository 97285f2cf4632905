/**
 * Reads and writes the flight payload of a page: the tree of its server components for React's client.
 * Relies on: `<script>self.__next_f.push([1,"…"])</script>`, whose joined texts are rows in React's own, unspecified
 * format (react-server-dom, `ReactFlightClient`).
 */

/**
 * `model` is JSON with references; `module` names a client component; `text` is a long string; `stream` opens or closes
 * an iterator, here always empty; `hint` is a resource to fetch, without id.
 */
export type FlightRow =
  | { readonly kind: 'model' | 'module'; readonly id: string; value: unknown }
  | { readonly kind: 'text'; readonly id: string; readonly text: string }
  | { readonly kind: 'stream'; readonly id: string; readonly line: string }
  | { readonly kind: 'hint'; readonly line: string };

const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const ANY_PUSH = /__next_f\.push\(\[1,/g;
const NEW_LINE = 0x0a;

/** Parses the page's flight payload; throws for a page without, or an unknown kind of row. */
export function readFlight(html: string): FlightRow[] {
  const pieces = [...html.matchAll(PUSH)];
  if (pieces.length === 0 || pieces.length !== [...html.matchAll(ANY_PUSH)].length) {
    throw new Error('its flight payload is not written in the known way.');
  }
  const text = pieces.map(([, piece = '""']) => JSON.parse(piece) as string).join('');
  return parseRows(Buffer.from(text));
}

/** Replaces the page's flight payload by rows in one script. */
export function writeFlight(html: string, rows: readonly FlightRow[]) {
  const text = rows.map(rowText).join('');
  let isWritten = false;
  return html.replace(PUSH, () => {
    if (isWritten) return '';
    isWritten = true;
    return `<script>self.__next_f.push([1,${inScript(JSON.stringify(text))}])</script>`;
  });
}

/** Escapes sequences that could end the script, or start a comment or script in it. */
const inScript = (literal: string) => literal.replace(/<(?=[!/s])/gi, String.raw`\u003c`);

function parseRows(bytes: Buffer) {
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length;) {
    const longText = /^([0-9a-f]+):T([0-9a-f]+),/.exec(bytes.toString('latin1', at, at + 40));
    if (longText) {
      // The length is in UTF-8 bytes; no newline follows.
      const [head, id = '', length = ''] = longText;
      const start = at + head.length;
      at = start + Number.parseInt(length, 16);
      rows.push({ kind: 'text', id, text: bytes.toString('utf8', start, at) });
      continue;
    }
    const end = bytes.indexOf(NEW_LINE, at);
    if (end < 0) throw new Error('a flight row has no end.');
    rows.push(parseLine(bytes.toString('utf8', at, end)));
    at = end + 1;
  }
  return rows;
}

function parseLine(line: string): FlightRow {
  if (/^:H[A-Z]/.test(line)) return { kind: 'hint', line };
  const [, stream] = /^([0-9a-f]+):[XC]$/.exec(line) ?? [];
  if (stream !== undefined) return { kind: 'stream', id: stream, line };
  const row = /^(?<id>[0-9a-f]+):(?<isModule>I?)(?<json>[[{"0-9ntf-].*)$/s.exec(line)?.groups;
  if (!row) throw new Error(`unknown flight row "${line.slice(0, 40)}".`);
  const { id = '', isModule, json = '' } = row;
  return { kind: isModule ? 'module' : 'model', id, value: JSON.parse(json) as unknown };
}

function rowText(row: FlightRow) {
  switch (row.kind) {
    case 'hint':
    case 'stream':
      return `${row.line}\n`;
    case 'text':
      return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
    case 'module':
      return `${row.id}:I${JSON.stringify(row.value)}\n`;
    case 'model':
      return `${row.id}:${JSON.stringify(row.value)}\n`;
  }
}
