import { render, screen } from '@testing-library/react';
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
});
