import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** WebDriver has no console to read: the page itself keeps what goes wrong, from its first line on. */
const RECORDER = `(() => {
  const faults = (window.recordedFaults = []);
  const note = (kind, text) => faults.push(kind + ': ' + text);
  addEventListener('error', (event) => note('error', event.message ?? event.target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => note('rejected', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy', violatedDirective + ' ' + blockedURI));
  console.error = (...parts) => note('console', parts.join(' '));
})();`;
const RECORDER_HASH = `'sha256-${createHash('sha256').update(RECORDER).digest('base64')}'`;
const META_CHARSET = '<meta charSet="utf-8"/>';

const withRecorder = (html: string) =>
  html
    .replace(META_CHARSET, () => `${META_CHARSET}<script>${RECORDER}</script>`)
    .replace("script-src 'strict-dynamic'", `script-src 'strict-dynamic' ${RECORDER_HASH}`);

const isFile = (name: string) => existsSync(name) && statSync(name).isFile();

function fileOf(pathname: string) {
  const name = path.join('out', decodeURI(pathname));
  return [name, `${name}.html`, path.join(name, 'index.html')].find(isFile);
}

/** A page that shows others in the widths that its query names: `/in-frames?390=/works&320=/works`. */
const inFrames = (query: URLSearchParams) =>
  `<!doctype html><title>Frames</title>${[...query]
    .map(([width, address]) => `<iframe width="${width}" height="800" src="${address}"></iframe>`)
    .join('')}`;

/** Serves the export as every host does, with the recorder in each page. `hold` keeps scripts back until `release`. */
export async function serveSite() {
  let held: (() => void)[] | undefined;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/in-frames') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(inFrames(searchParams));
      return;
    }
    const send = () => answer(response, fileOf(pathname));
    if (held && pathname.endsWith('.js')) held.push(send);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    hold: () => (held = []),
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const send of waiting) send();
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function answer(response: ServerResponse, file: string | undefined) {
  const source = file ?? 'out/404.html';
  const type = TYPES[path.extname(source)] ?? 'application/octet-stream';
  response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': type });
  if (type.startsWith('text/html')) response.end(withRecorder(readFileSync(source, 'utf8')));
  else createReadStream(source).pipe(response);
}
