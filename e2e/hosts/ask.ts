import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { gunzipSync } from 'node:zlib';

/** One answer of a server, with nothing followed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of all headers as they came, so that doubles show. */
  readonly names: readonly string[];
  readonly body: string;
};

type AskOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Over TLS, with whatever certificate the server has. */
  readonly isTls?: boolean;
};

/** Asks a server on this machine for a path exactly as written: no part of it is tidied up on the way. */
export function ask(
  port: number,
  path: string,
  { headers = {}, method = 'GET', isTls = false }: AskOptions = {},
) {
  const request = isTls ? tlsRequest : plainRequest;
  const options = { host: '127.0.0.1', port, path, method, headers, agent: false, rejectUnauthorized: false };
  return new Promise<Answer>((resolve, reject) => {
    const question = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0;
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase()),
          body: (isPacked ? gunzipSync(bytes) : bytes).toString('utf8'),
        });
      });
    });
    question.once('error', reject);
    question.end();
  });
}

/** A server that is asked, which runs once the tests do. */
export type Host = {
  readonly name: string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly send: (method: string, path: string) => Promise<Answer>;
};

/** Where a redirect leads on the host that was asked; Apache writes that host in front of it. */
export const pathIn = (location = '', host = '127.0.0.1') =>
  location.replace(new RegExp(`^http://${host.replaceAll('.', '\\.')}(:\\d+)?(?=/)`), '');
