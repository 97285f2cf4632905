import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticIsland } from '@/components/ui/static-island.client';

const page = <StaticIsland name="footer" as="section" className="bg-ink" aria-label="Foot" />;
const words = (
  <StaticIsland name="footer" as="section" className="bg-ink" aria-label="Foot">
    <p>From the server</p>
  </StaticIsland>
);

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  place.remove();
});

it('renders its children if it has any', () => {
  render(words);
  expect(screen.getByRole('region', { name: 'Foot' })).toHaveTextContent('From the server');
});

it('hydrates without its content and leaves the very same nodes in the page, changed or not', async () => {
  place.innerHTML = renderToString(words);
  const paragraph = screen.getByText('From the server');
  paragraph.textContent = 'সার্ভার থেকে';
  const onRecoverableError = jest.fn();
  await act(async () => {
    await Promise.resolve(hydrateRoot(place, page, { onRecoverableError }));
  });
  expect(place).toContainElement(paragraph);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

it('keeps its content when React renders the page anew', async () => {
  place.innerHTML = renderToString(
    <div>
      <h1>Server</h1>
      {words}
    </div>,
  );
  const onRecoverableError = jest.fn();
  await act(async () => {
    await Promise.resolve(
      hydrateRoot(
        place,
        <div>
          <h1>Client</h1>
          {page}
        </div>,
        { onRecoverableError },
      ),
    );
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(screen.getByRole('heading')).toHaveTextContent('Client');
  expect(screen.getByRole('region', { name: 'Foot' })).toHaveTextContent('From the server');
});
