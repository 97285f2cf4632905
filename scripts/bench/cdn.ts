import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { generate } from 'selfsigned';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text|application)\/|svg/;

/**
 * Serves an export like a CDN: HTTP/2, cached brotli 11, addresses without `.html`, one year of caching for
 * fingerprinted files and revalidation for all others.
 * @param change transforms every HTML page, such as to remove its scripts.
 * @returns the origin, and a function that stops the server
 */
export async function startCdn(folder: string, change: (html: string) => string = (html) => html) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const bodies = new Map<string, Buffer>();
  const server = createSecureServer({ key, cert }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const file = fileFor(folder, decodeURI(pathname));
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const isCompressed = COMPRESSED.test(type);
    let body = bodies.get(file);
    if (!body) {
      const bytes = readFileSync(file);
      const finished = type.startsWith('text/html') ? Buffer.from(change(bytes.toString())) : bytes;
      body = isCompressed ? brotliCompressSync(finished) : finished;
      bodies.set(file, body);
    }
    response.writeHead(path.basename(file) === '404.html' ? 404 : 200, {
      'content-type': type,
      'content-length': body.length,
      'cache-control': pathname.startsWith('/_next/static/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=0, must-revalidate',
      ...(isCompressed && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `https://localhost:${port}`, close: () => server.close() };
}

function fileFor(folder: string, pathname: string) {
  const plain = path.join(folder, pathname);
  const candidates = pathname === '/' ? [path.join(folder, 'index.html')] : [plain, `${plain}.html`];
  const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  return candidates.find(isFile) ?? path.join(folder, '404.html');
}
