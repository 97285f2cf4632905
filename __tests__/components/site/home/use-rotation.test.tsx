import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useRotation } from '@/components/site/home/use-rotation';

let isReduced = false;

beforeEach(() => {
  isReduced = false;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isReduced,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});

function Probe() {
  const slider = useRef<HTMLDivElement>(null);
  const { isRotating, isWanted, play, stop, handlers } = useRotation(slider);
  return (
    <div ref={slider} data-testid="slider" {...handlers}>
      <p>{isRotating ? 'rotating' : 'resting'}</p>
      <button onClick={isWanted ? stop : play}>{isWanted ? 'Pause' : 'Play'}</button>
    </div>
  );
}

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

// jsdom has no PointerEvent with a pointerType.
const movePointer = (pointerType: string) =>
  fireEvent(
    screen.getByTestId('slider'),
    Object.assign(new MouseEvent('pointermove', { bubbles: true }), { pointerType }),
  );

const leave = () =>
  fireEvent(
    screen.getByTestId('slider'),
    new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
  );

describe('useRotation', () => {
  it('rotates from the start, and again after Pause and Play', () => {
    render(<Probe />);
    expect(screen.getByText('rotating')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByText('resting')).toBeVisible();

    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('rests while a mouse is over it, but not for a finger', () => {
    render(<Probe />);
    movePointer('touch');
    expect(screen.getByText('rotating')).toBeVisible();

    movePointer('mouse');
    expect(screen.getByText('resting')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();

    leave();
    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('rotates after Play although the mouse is over it', () => {
    render(<Probe />);
    movePointer('mouse');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    movePointer('mouse');

    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('rests while the tab is hidden', () => {
    render(<Probe />);
    setVisibility('hidden');
    expect(screen.getByText('resting')).toBeVisible();

    setVisibility('visible');
    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('stops for good when keyboard focus has entered, until Play is pressed', async () => {
    render(<Probe />);
    await userEvent.tab();
    expect(screen.getByText('resting')).toBeVisible();
    await userEvent.tab();
    expect(screen.getByText('resting')).toBeVisible();

    await userEvent.tab();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('pauses by the press of Pause that the keyboard has just reached, and plays by the next one', async () => {
    render(<Probe />);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('resting')).toBeVisible();

    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('rotating')).toBeVisible();
  });

  it('never starts where reduced motion is asked for', () => {
    isReduced = true;
    render(<Probe />);

    expect(screen.getByText('resting')).toBeVisible();
  });
});
