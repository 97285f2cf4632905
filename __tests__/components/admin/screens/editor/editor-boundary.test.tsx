import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useEffect, useState } from 'react';
import { EditorBoundary } from '@/components/admin/screens/editor/editor-route.client';
import type { ManagedRecord } from '@/content/registry';

/** An editor that fails as soon as its button is pressed. */
function Fragile({ keep }: { readonly keep: (readLast: () => ManagedRecord) => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => keep(() => ({ name: 'Typed a moment before' })), [keep]);
  if (hasFailed) throw new Error('unforeseen');
  return <button onClick={() => setHasFailed(true)}>Fail</button>;
}

it('shows the text of a failed editor, and copies it', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  const { container } = render(<EditorBoundary>{(keep) => <Fragile keep={keep} />}</EditorBoundary>);
  await user.click(screen.getByRole('button', { name: 'Fail' }));
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText(/Typed a moment before/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Copy text' }));
  expect(await navigator.clipboard.readText()).toContain('Typed a moment before');
  expect(screen.getByText('Copied.')).toBeVisible();
  silenced.mockRestore();
});
