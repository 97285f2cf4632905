/** The worker of hosting/enquiries, with the mail service answered here. */
import worker from '@/hosting/enquiries/worker';

const variables = {
  SITE: 'https://www.example.com',
  MAIL_TO: 'sales@example.com',
  MAIL_FROM: 'website@example.com',
  RESEND_KEY: 're_key',
};
const mail = jest.fn<Promise<Response>, [string, { body: string; headers: Record<string, string> }]>();

beforeEach(() => {
  mail.mockReset().mockResolvedValue(new Response('{}'));
  global.fetch = mail as unknown as typeof fetch;
});

function post(fields: Readonly<Record<string, string | File>>) {
  return postPairs(Object.entries(fields));
}

function postPairs(pairs: readonly (readonly [string, string | File])[]) {
  const body = new FormData();
  for (const [name, value] of pairs) body.append(name, value);
  return ask({ method: 'POST', body });
}

const ask = (init: RequestInit, origin = variables.SITE, others = {}) =>
  worker.fetch(new Request('https://forms.example.com/', { headers: { origin }, ...init }), {
    ...variables,
    ...others,
  });

const sent = () => {
  const [address, { body, headers }] = mail.mock.calls[0] ?? ['', { body: '{}', headers: {} }];
  return { address, headers, mail: JSON.parse(body) as Record<string, unknown> };
};

it('mails the fields with the file, to be answered to whoever wrote', async () => {
  const cv = new File([new Uint8Array([0, 128, 255])], 'cv.pdf');
  const answer = await post({
    subject: 'Application: Trainer',
    name: 'Rahima',
    email: 'r@mail.example',
    cv,
    _gotcha: '',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://www.example.com');
  expect(sent()).toMatchObject({
    address: 'https://api.resend.com/emails',
    headers: { authorization: 'Bearer re_key' },
    mail: {
      from: 'website@example.com',
      to: ['sales@example.com'],
      reply_to: 'r@mail.example',
      subject: 'Application: Trainer',
      text: 'name: Rahima\nemail: r@mail.example',
      attachments: [{ filename: 'cv.pdf', content: 'AID/' }],
    },
  });
});

it('leaves out an empty file field', async () => {
  await post({ name: 'Rahima', cv: new File([], '') });
  expect(sent().mail.attachments).toEqual([]);
});

it('drops what fills in the honeypot, and does not say so', async () => {
  expect((await post({ name: 'Bot', _gotcha: 'x' })).status).toBe(200);
  expect(mail).not.toHaveBeenCalled();
});

it('says when the mail service refuses', async () => {
  mail.mockResolvedValue(new Response('', { status: 401 }));
  expect((await post({ name: 'Rahima' })).status).toBe(502);
});

it('says so when the mail service does not answer, also to the page', async () => {
  mail.mockRejectedValue(new TypeError('fetch failed'));
  const answer = await post({ name: 'Rahima' });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([502, variables.SITE]);
});

it('mails the own fields of the forms, both of one name, and one file without its folders', async () => {
  const cv = new File(['x'], '../../cv.pdf');
  await postPairs([
    ['name', 'Rahima'],
    ['message', 'One'],
    ['message', 'Two'],
    ['other', 'Three'],
    ['cv', cv],
  ]);
  expect(sent().mail).toMatchObject({
    text: 'name: Rahima\nmessage: One\nmessage: Two',
    attachments: [{ filename: 'cv.pdf' }],
  });
});

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

it.each([
  ['an empty form', [['page', '/contact']], 400],
  [
    'a program',
    [
      ['name', 'A'],
      ['cv', file('../../x.exe')],
    ],
    415,
  ],
  [
    'two files',
    [
      ['name', 'A'],
      ['cv', file('a.pdf')],
      ['cv', file('b.pdf')],
    ],
    415,
  ],
  ['7 MB', [['cv', file('a.pdf', 7 * 1024 * 1024)]], 413],
] as const)('does not mail %s', async (_what, pairs, status) => {
  const answer = await postPairs(pairs);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
    status,
    variables.SITE,
  ]);
  expect(mail).not.toHaveBeenCalled();
});

it('takes only forms, only of the website, and only as many as its limit allows', async () => {
  const body = new URLSearchParams({ name: 'Rahima' });
  const limit = jest.fn().mockResolvedValue({ success: false });
  const answers = await Promise.all([
    ask({ method: 'GET' }),
    ask({ method: 'POST', body: '{}' }),
    ask({ method: 'POST', body }, 'https://other.example'),
    ask({ method: 'POST', body }, variables.SITE, { LIMIT: { limit } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([405, 400, 403, 429]);
  expect(mail).not.toHaveBeenCalled();
});
