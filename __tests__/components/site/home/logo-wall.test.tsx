import { render, screen } from '@testing-library/react';
import { LogoWall } from '@/components/site/shared/logo-wall';
import { partnersIn } from '@/content/entities/partners';

describe('LogoWall', () => {
  it('links every logo to its company in a new tab and says so', () => {
    const logos = partnersIn('Group', 4);
    render(<LogoWall newTab="(opens in a new tab)" logos={logos} />);

    expect(logos).toHaveLength(4);
    for (const { name, link } of logos) {
      const anchor = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(anchor).toHaveAttribute('href', link);
      expect(anchor).toHaveAttribute('target', '_blank');
      expect(screen.getByRole('img', { name })).toBeInTheDocument();
    }
  });
});
