import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/components/site/contact/contact-details';
import { ContactForm } from '@/components/site/contact/contact-form';
import { ContactWay } from '@/components/site/contact/contact-way';
import { MapFrame } from '@/components/site/contact/map-frame.client';
import { company } from '@/content/entities/company';
import { english } from '@/content/strings/english';

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

  it('states how to reach the company', () => {
    showForm();
    expect(screen.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    expect(screen.getByRole('link', { name: company.helpline })).toHaveAttribute(
      'href',
      dialled(company.helpline),
    );
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

  it('link the e-mail address, both telephones and the helpline, and give the fax', () => {
    render(<ContactDetails locale={english} />);
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([
      `mailto:${company.email}`,
      ...[...company.phones, company.helpline].map(dialled),
    ]);
    expect(screen.getByText(`Fax ${company.fax}`)).toBeInTheDocument();
  });
});

describe('the map', () => {
  const { IntersectionObserver } = window;
  afterEach(() => {
    window.IntersectionObserver = IntersectionObserver;
  });

  const missing = 'The map did not load.';
  /** Renders the map in a browser without IntersectionObserver, where it loads at once. */
  const showMap = (answer: () => Promise<unknown>) => {
    window.fetch = jest.fn(answer as typeof fetch);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    render(<MapFrame embedUrl={company.map.embedUrl} title="Map: factory" missing={missing} />);
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
    const link = screen.getByRole('link', { name: 'Open it in Google Maps (opens in a new tab)' });
    expect(link).toHaveAttribute('href', company.map.linkUrl);
    expect(screen.getByText(/Atrai Industrial Park/)).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /^The way to the factory/ })[0]).toBeVisible();
  });
});
