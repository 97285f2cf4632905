import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProgressRing } from '@/components/site/key-product/progress-ring.client';

let see: () => void;

const setUp = (value: number, { reducedMotion = false } = {}) => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reducedMotion });
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      see = () => act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
  return render(<ProgressRing value={value} />);
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const digits = (container: HTMLElement) => container.querySelector('.progress-ring-figure')?.textContent;
const arc = (container: HTMLElement) =>
  container.querySelector('.progress-ring-value')?.getAttribute('stroke-dasharray')?.split(' ')[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has its final value in the exported HTML, in text and drawing', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ProgressRing value={45.93} />);
  expect(page).toHaveTextContent('45.93 %');
  expect([digits(page), arc(page)]).toEqual(['45.93\u00a0%', '45.93']);
});

it('counts from 0 in steps of 1 every 100 ms and ends on the exact value', () => {
  const { container } = setUp(45.93);
  see();
  expect([digits(container), arc(container)]).toEqual(['0\u00a0%', '0']);
  pass(99);
  expect(digits(container)).toBe('0\u00a0%');
  pass(1);
  expect(digits(container)).toBe('1\u00a0%');
  pass(4400);
  expect([digits(container), arc(container)]).toEqual(['45\u00a0%', '45']);
  pass(100);
  expect([digits(container), arc(container)]).toEqual(['45.93\u00a0%', '45.93']);
  expect(jest.getTimerCount()).toBe(0);
});

it('ends on a whole value without a step too many', () => {
  const { container } = setUp(22);
  see();
  pass(2100);
  expect(digits(container)).toBe('21\u00a0%');
  pass(100);
  expect(digits(container)).toBe('22\u00a0%');
  expect(jest.getTimerCount()).toBe(0);
});

it('reads out the final value while it counts', () => {
  setUp(45.93);
  see();
  pass(500);
  expect(screen.getByText('45.93 %')).toBeInTheDocument();
  expect(screen.getByText('5', { exact: false, selector: '.progress-ring-figure' })).toHaveAttribute(
    'aria-hidden',
    'true',
  );
});

it('stands still before it is seen and under reduced motion', () => {
  const waiting = setUp(45.93);
  pass(5000);
  expect(digits(waiting.container)).toBe('45.93\u00a0%');
  waiting.unmount();

  const { container } = setUp(45.93, { reducedMotion: true });
  expect(jest.getTimerCount()).toBe(0);
  expect(digits(container)).toBe('45.93\u00a0%');
});

it('gives paper the final value', () => {
  const { container } = setUp(45.93);
  see();
  pass(1000);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(digits(container)).toBe('45.93\u00a0%');
});
