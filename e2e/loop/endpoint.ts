import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Endpoint = { readonly posts: string[]; answer: (response: ServerResponse) => void };

/** A form service, which records the body of each request and sends the answer that the test sets. */
export async function startEndpoint() {
  const endpoint: Endpoint = { posts: [], answer: (response) => response.end('{}') };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      endpoint.posts.push(Buffer.concat(pieces).toString());
      response.setHeader('access-control-allow-origin', '*');
      endpoint.answer(response);
    });
  });
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/f/abc`;
  return { endpoint, url, stop: () => server.closeAllConnections() };
}
