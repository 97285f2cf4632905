import { request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { gunzipSync } from 'node:zlib';

/** One response of a server; redirects are not followed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names of all headers as received, including duplicates. */
  readonly names: readonly string[];
  readonly body: string;
};

type AskOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
  /** Over TLS, with whatever certificate the server has. */
  readonly isTls?: boolean;
};

/** Sends a request for a path exactly as written, without normalization, to a server on this machine. */
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

/** A server under test, which starts with the tests. */
export type Host = {
  readonly name: string;
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  readonly send: (method: string, path: string) => Promise<Answer>;
};

/** Where a redirect leads on the host that was asked; Apache writes that host in front of it. */
export const pathIn = (location = '', host = '127.0.0.1') =>
  location.replace(new RegExp(`^http://${host.replaceAll('.', '\\.')}(:\\d+)?(?=/)`), '');
