import { act, render } from '@testing-library/react';
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
  return render(<ProgressRing language="en" value={value} />);
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const digits = (container: HTMLElement) => container.querySelector('.progress-ring-figure')?.textContent;
const arc = (container: HTMLElement) =>
  container.querySelector('.progress-ring-value')?.getAttribute('stroke-dasharray')?.split(' ')[0];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('has its final value in the exported HTML, in text and drawing', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<ProgressRing language="en" value={45.93} />);
  expect(page).toHaveTextContent('45.93 %');
  expect([digits(page), arc(page)]).toEqual(['45.93\u00a0%', '45.93']);
});

it('draws its arc from 0 in steps of 1 every 100 ms, to the exact value, beside a figure that stands still', () => {
  const { container } = setUp(45.93);
  see();
  expect(arc(container)).toBe('0');
  pass(99);
  expect(arc(container)).toBe('0');
  pass(1);
  expect(arc(container)).toBe('1');
  expect(digits(container)).toBe('45.93\u00a0%');
  pass(4400);
  expect(arc(container)).toBe('45');
  pass(100);
  expect(arc(container)).toBe('45.93');
  expect(jest.getTimerCount()).toBe(0);
});

it('is not animated before it is seen or with reduced motion', () => {
  const waiting = setUp(45.93);
  pass(5000);
  expect(arc(waiting.container)).toBe('45.93');
  waiting.unmount();

  const { container } = setUp(45.93, { reducedMotion: true });
  expect(jest.getTimerCount()).toBe(0);
  expect(arc(container)).toBe('45.93');
});
