import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Endpoint = {
  readonly posts: string[];
  answer: (response: ServerResponse) => void;
  /** Closes the port. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

/** A form service, which records the body of each request and sends the answer that the test sets. */
export async function startEndpoint() {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      endpoint.posts.push(Buffer.concat(pieces).toString());
      response.setHeader('access-control-allow-origin', '*');
      endpoint.answer(response);
    });
  });
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, 'localhost', ready));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    posts: [],
    answer: (response) => response.end('{}'),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
    open: async () => void (server.listening || (await listen(port))),
  };
  return { endpoint, url: `http://localhost:${port}/f/abc` };
}
