import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CarouselArrows } from '@/components/site/home/carousel-arrows.client';
import * as en from '@/content/strings/en';

/** A row of `count` places. */
function Row({ count }: { readonly count: number }) {
  const [position, setPosition] = useState(0);
  return (
    <CarouselArrows
      texts={en.home.carousel}
      hasPrevious={position > 0}
      hasNext={position < count - 1}
      onPrevious={() => setPosition(position - 1)}
      onNext={() => setPosition(position + 1)}
    />
  );
}

const previous = () => screen.queryByRole('button', { name: 'Previous' });
const next = () => screen.queryByRole('button', { name: 'Next' });

describe('CarouselArrows', () => {
  it('hands the focus to the other arrow when the pressed one leaves', async () => {
    render(<Row count={2} />);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(previous()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    expect(next()).toHaveFocus();
  });

  it('leaves the focus where it is while both arrows stay', async () => {
    render(<Row count={4} />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));

    expect(next()).toHaveFocus();
  });
});
