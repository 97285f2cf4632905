import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApplyForm } from '@/components/site/careers/apply-form';
import { SentEnquiry } from '@/components/site/shared/sent-enquiry.client';
import { english } from '@/content/strings/english';

const ENDPOINT = 'https://forms.example.com/f/abc';
const texts = english.strings.shared.form.enquiry;
const answer = jest.fn<
  Promise<{ ok: boolean }>,
  [string, { readonly body: FormData; readonly signal: AbortSignal }]
>();

beforeEach(() => {
  process.env.ENQUIRY_ENDPOINT = ENDPOINT;
  answer.mockReset();
  global.fetch = answer as unknown as typeof fetch;
});
afterEach(() => {
  delete process.env.ENQUIRY_ENDPOINT;
});

/** A filled application form of a build with an endpoint. */
async function fillIn() {
  const user = userEvent.setup();
  render(
    <>
      <ApplyForm locale={english} path="/career/trainer" position="Masonry Trainer" />
      <SentEnquiry texts={texts} />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rahima Khatun');
  await user.type(screen.getByRole('textbox', { name: 'Email ID' }), 'rahima@mail.example');
  await user.type(screen.getByRole('textbox', { name: 'Contact number' }), '+880 1700 000000');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I teach masons.');
  return { user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) };
}

it('posts all fields with subject and page, says that it was sent, and empties the fields', async () => {
  answer.mockResolvedValue({ ok: true });
  const { send } = await fillIn();
  await send();
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Position' })).toHaveValue('Masonry Trainer');
  const [address, request] = answer.mock.calls[0] ?? [];
  expect(address).toBe(ENDPOINT);
  expect(Object.fromEntries(request?.body ?? [])).toMatchObject({
    name: 'Rahima Khatun',
    email: 'rahima@mail.example',
    tel: '+880 1700 000000',
    position: 'Masonry Trainer',
    message: 'I teach masons.',
    page: '/career/trainer',
    subject: 'Application: Masonry Trainer',
    _gotcha: '',
  });
});

it('does not send a file of more than 5 MB', async () => {
  const { user, send } = await fillIn();
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'cv.pdf');
  await user.upload(screen.getByLabelText('Upload CV file'), file);
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(texts.tooLarge);
  expect(answer).not.toHaveBeenCalled();
});

it('says after two minutes that no answer came, and keeps what was typed', async () => {
  const wait = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(wait.signal);
  answer.mockImplementation(
    (_, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', reject)),
  );
  const { send } = await fillIn();
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(texts.sending);
  expect(timeout).toHaveBeenCalledWith(120_000);
  wait.abort();
  expect(await screen.findByText(texts.unanswered)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('I teach masons.');
});

it('asks for the required fields before it sends', () => {
  render(<ApplyForm locale={english} path="/career/trainer" position="Masonry Trainer" />);
  for (const name of ['Name', 'Email ID', 'Contact number', 'Message'])
    expect(screen.getByRole('textbox', { name })).toBeRequired();
});
