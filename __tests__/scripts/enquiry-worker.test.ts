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
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return worker.fetch(new Request('https://forms.example.com/', { method: 'POST', body }), variables);
}

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

it('takes forms only, of at most 6 MB', async () => {
  const ask = (init: RequestInit) => worker.fetch(new Request('https://forms.example.com/', init), variables);
  expect((await ask({ method: 'GET' })).status).toBe(405);
  const headers = { 'content-length': String(7 * 1024 * 1024) };
  expect((await ask({ method: 'POST', headers })).status).toBe(413);
});
