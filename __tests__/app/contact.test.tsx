import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { metadata } from '@/app/(site)/contact/page';
import { ContactScreen } from '@/app/(site)/_screens/contact';
import { english } from '@/content/strings/english';

describe('/contact', () => {
  it('has banner, form, details and map', () => {
    render(<ContactScreen locale={english} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Write, call or visit' })).toBeInTheDocument();
    expect(screen.getByText('Head office')).toBeInTheDocument();
    expect(screen.getByTitle(/^Map: /)).toBeInTheDocument();
  });

  it('describes itself in 70 to 160 characters', () => {
    expect(metadata.title).toEqual({ absolute: 'Contact Us | Atrai Blocks' });
    expect(metadata.description?.length).toBeGreaterThanOrEqual(70);
    expect(metadata.description?.length).toBeLessThanOrEqual(160);
  });

  it('has no accessibility fault', async () => {
    const { container } = render(
      <main>
        <ContactScreen locale={english} />
      </main>,
    );
    // The frame is another site's; jsdom does not load it.
    expect(await axe(container, { iframes: false })).toHaveNoViolations();
  });
});
