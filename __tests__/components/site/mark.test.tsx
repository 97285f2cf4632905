import { render } from '@testing-library/react';
import { markFiles, markOf } from '@/__tests__/fixtures/marks';
import { LocationPlan } from '@/components/site/contact/location-plan';
import { HomeLink } from '@/components/site/layout/home-link';
import * as content from '@/content/entities/company';
import { contact } from '@/content/entities/contact';
import { english } from '@/content/strings/english';
import type { Mark } from '@/lib/brand';
import { inLanguage } from '@/lib/records';

jest.mock('@/content/entities/company', () => ({
  __esModule: true,
  ...jest.requireActual<typeof content>('@/content/entities/company'),
}));

const marks = Object.entries(markFiles).map(([name, file]) => [name, markOf(file)] as const);

describe.each(marks)('a mark of %s', (_name, mark: Mark) => {
  beforeEach(() => {
    jest.replaceProperty(content, 'mark', mark);
  });
  afterEach(() => jest.restoreAllMocks());

  const drawings = (container: HTMLElement) => [
    ...container.querySelectorAll<SVGSVGElement>(`svg[viewBox="${mark.box.join(' ')}"]`),
  ];
  const shapes = (mark.shapes[0]?.element === 'g' ? mark.shapes[0].inside : mark.shapes).map(
    ({ element }) => element,
  );

  it('is drawn in the header, beside the name', () => {
    const { container } = render(<HomeLink locale={english} className="" />);
    const [drawing] = drawings(container);
    expect(drawing?.querySelector(shapes[0] ?? '')).toBeInTheDocument();
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    const [width, height] = ['width', 'height'].map((side) => Number(drawing?.getAttribute(side)));
    expect(height).toBeLessThanOrEqual(52);
    expect(width).toBeLessThanOrEqual(62);
  });

  it('is drawn on both plans of the way', () => {
    const { container } = render(<LocationPlan locale={english} contact={inLanguage(contact, 'en')} />);
    expect(drawings(container)).toHaveLength(2);
  });

  it('takes the colours of text, in forced colours too, or stands on a light plate that stays light', () => {
    const { container } = render(<HomeLink locale={english} className="" />);
    const [drawing] = drawings(container);
    const paints = [...(drawing?.querySelectorAll('[fill], [stroke]') ?? []), drawing].flatMap((shape) =>
      ['fill', 'stroke'].map((paint) => shape?.getAttribute(paint) ?? 'none'),
    );
    const isPlain = paints.every((paint) => paint === 'none' || paint === 'currentColor');
    expect(isPlain).toBe(mark.colours.length === 0);
    expect(drawing?.classList.contains('bg-paper')).toBe(!isPlain);
    expect(drawing?.classList.contains('forced-color-adjust-none')).toBe(!isPlain);
  });
});
