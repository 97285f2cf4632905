import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { ContactForm, MESSAGE_ID } from '@/components/site/contact/contact-form';
import { PreparedMessage } from '@/components/site/contact/prepared-message.client';
import { askAbout } from '@/components/site/shared/ask-about';
import { ContactWay } from '@/components/site/contact/contact-way';
import { LocationPlan } from '@/components/site/contact/location-plan';
import { MapFrame } from '@/components/site/contact/map-frame.client';
import { company } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { english } from '@/content/strings/english';
import userEvent from '@testing-library/user-event';
import { ApplyForm } from '@/components/site/careers/apply-form';
import { SentEnquiry } from '@/components/site/shared/sent-enquiry.client';
import { TypedMessage } from '@/components/site/shared/typed-message.client';

const showForm = () =>
  render(
    <>
      <h2 id="title">Write to us</h2>
      <ContactForm locale={english} labelledBy="title" />
    </>,
  );

/** Returns the `tel:` address of a number. */
const dialled = (number: string) => `tel:${number.replaceAll(' ', '')}`;

describe('the contact form', () => {
  it.each([
    ['Name', 'text', 'name'],
    ['Email address', 'email', 'email'],
    ['Mobile Number', 'tel', 'tel'],
    ['Message', 'textarea', null],
  ])('has the field %s', (label, type, token) => {
    showForm();
    const field = screen.getByRole('textbox', { name: label });
    expect(field).toHaveProperty('type', type);
    expect(field.getAttribute('autocomplete')).toBe(token);
    expect(field).toHaveAttribute('aria-required', 'true');
    expect(field).not.toHaveAttribute('required');
  });

  it('describes Send, which sends nothing, by the link beside it, and the email field by the form of an address', () => {
    showForm();
    const link = screen.getByRole('link', { name: /email app$/ });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(link.textContent);
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
      /name@example\.com/,
    );
  });

  it('states how to reach the company', () => {
    showForm();
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    expect(screen.getByRole('link', { name: company.helpline })).toHaveAttribute(
      'href',
      'tel:+8809611000000',
    );
  });
});

describe('a message that was prepared elsewhere', () => {
  const message = () => screen.getByRole('textbox', { name: 'Message' });
  const open = (query: string) => {
    window.history.replaceState(null, '', `/contact${query}`);
    showForm();
    render(<PreparedMessage field={MESSAGE_ID} start="Please send me a price for:" />);
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('is in the field and can be edited', async () => {
    open(askAbout('', 'Hollow Block: 119\nWall 12 ft × 10 ft'));
    expect(message()).toHaveValue('Please send me a price for:\nHollow Block: 119\nWall 12 ft × 10 ft');
    await userEvent.type(message(), ' at Savar');
    expect(message()).toHaveValue(
      'Please send me a price for:\nHollow Block: 119\nWall 12 ft × 10 ft at Savar',
    );
  });

  it.each(['', '?about=', '?about=%20'])('is empty for an address that asks for nothing: %j', (query) => {
    open(query);
    expect(message()).toHaveValue('');
  });

  it('takes a text from a foreign address as text, and not without end', () => {
    open(askAbout('', `<b>${'9'.repeat(5_000)}`));
    expect((message() as HTMLTextAreaElement).value.split('\n')[1]).toBe(`<b>${'9'.repeat(997)}`);
  });
});

describe('the contact details', () => {
  it.each(['Head office', 'Factory address', 'Contact information', 'Helpline', 'Opening hours'])(
    'name the %s',
    (term) => {
      render(<ContactDetails locale={english} />);
      expect(screen.getByText(term).nextElementSibling).not.toBeEmptyDOMElement();
    },
  );

  const targets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { helpline = '', ...others } = inLanguage(company, 'en');
  const telephones = [`mailto:${company.email}`, ...company.phones.map(dialled)];

  it('link the email address, both telephones and the helpline, and give the fax', () => {
    render(<ContactDetails locale={english} />);
    expect(targets()).toEqual([...telephones, dialled(helpline)]);
    expect(screen.getByText(`Fax ${company.fax}`)).toBeInTheDocument();
  });

  it('without a helpline have no place for one, and each telephone once', () => {
    render(<ContactDetails locale={english} company={others} />);
    expect(screen.queryByText('Helpline')).toBeNull();
    expect(targets()).toEqual(telephones);
  });
});

describe('the map', () => {
  const { IntersectionObserver } = window;
  afterEach(() => {
    window.IntersectionObserver = IntersectionObserver;
  });

  const missing = 'The map has not loaded.';
  /** Renders the map in a browser without IntersectionObserver, where it loads at once. */
  const showMap = (answer: () => Promise<unknown>) => {
    window.fetch = jest.fn(answer as typeof fetch);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    render(
      <MapFrame
        embedUrl={company.map.embedUrl}
        title="Map: factory"
        missing={missing}
        link={{ href: company.map.linkUrl, children: 'Open it' }}
      />,
    );
  };

  it('waits until it comes near, with no more rights than it needs', () => {
    showMap(() => new Promise(() => undefined));
    const frame = screen.getByTitle(/^Map: /);
    expect(frame).toHaveAttribute('loading', 'lazy');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(frame.getAttribute('sandbox')?.split(' ')).not.toContain('allow-top-navigation');
    expect(frame).not.toHaveAttribute('allow');
  });

  it('gives way to a sentence when its server does not answer', async () => {
    showMap(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByText(missing)).toBeVisible();
    expect(screen.queryByTitle(/^Map: /)).not.toBeInTheDocument();
  });

  it('has the address, a link that opens it outside and the drawn plan before it', () => {
    render(<ContactWay locale={english} />);
    const link = screen.getByRole('link', { name: 'Open in Google Maps (opens in a new tab)' });
    const { latitude, longitude } = company.map;
    const position = [latitude, longitude].map((degrees) => degrees.toFixed(4)).join('%2C');
    expect(link).toHaveAttribute('href', expect.stringContaining(`query=${position}`));
    expect(screen.getByText(company.factory.street.en, { exact: false })).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /^The way to the factory/ })[0]).toBeVisible();
  });

  it.each([
    [
      ['Khulna', 'Jashore'],
      ['Khulna', 'Jashore'],
    ],
    [['Khulna'], []],
  ])('has a plan of the towns %j', (towns, drawn) => {
    render(<LocationPlan locale={english} contact={{ towns, plan: 'To {street}' }} />);
    const [plan] = screen.queryAllByRole('img', { name: `To ${company.factory.street.en}` });
    expect([...(plan?.querySelectorAll('g') ?? [])].map(({ textContent }) => textContent)).toEqual(drawn);
    expect(screen.queryAllByText(/^From Khulna to the factory/)).toHaveLength(drawn.length / 2);
  });
});

describe('an enquiry', () => {
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
        <TypedMessage />
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

  it('can go by email instead, with what was typed and nothing else', async () => {
    const { user } = await fillIn();
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /email app/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const typed = new URL(link.href).searchParams
      .get('body')
      ?.split('\r\n')
      .map((line) => line.split(': ')[0]);
    expect(typed).toEqual(['Name', 'Email ID', 'Contact number', 'Position', 'Message']);
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
});
