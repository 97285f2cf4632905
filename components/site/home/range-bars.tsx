import type { home } from '@/content/entities/home';
import { percentIn } from '@/lib/text';
import type { InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type Range = NonNullable<InLanguage<typeof home>['whyGreen']>['ranges'][number];

type RangeBarsProps = { readonly locale: Locale; readonly ranges: readonly Range[] };

/** Distance between two ticks of the scale, and between two numbers below it, in percent. */
const TICK = 5;
const NUMBER = 10;

const solid = { clay: 'bg-clay-bright', block: 'bg-brand-pale' } as const;
const light = { clay: 'bg-clay-bright/50', block: 'bg-brand-pale/45' } as const;

/** Bars of ranges on one scale, clay for brick, the brand's pale colour for block. Decorative: the text beside has the figures. */
export function RangeBars({ locale, ranges }: RangeBarsProps) {
  const end = Math.ceil(Math.max(...ranges.map(({ high }) => high)) / NUMBER) * NUMBER;
  const share = (value: number) => `${(value / end) * 100}%`;
  return (
    <div>
      <dl className="grid gap-y-7">
        {ranges.map(({ label, low, high, material }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="type-data-large">{percentIn(`${low}–${high}`, locale.language)}</dd>
            <dd
              aria-hidden="true"
              className="range-scale print-exact relative mt-2.5 h-4.5 w-full forced-color-adjust-none"
              style={{ '--ticks': end / TICK }}
            >
              <span
                className={`absolute inset-y-0 left-0 ${light[material]}`}
                style={{ width: share(high) }}
              />
              <span
                className={`absolute inset-y-0 left-0 ${solid[material]}`}
                style={{ width: share(low) }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div
        aria-hidden="true"
        className="relative mt-3 h-8 border-t border-joint-dark type-data text-current/70"
      >
        {Array.from({ length: end / NUMBER + 1 }, (_, index) => (
          <span
            key={index}
            // Centred below its tick, except for the first and last, which must stay within the drawing.
            className="absolute top-2 -translate-x-1/2 whitespace-nowrap first:translate-x-0 last:-translate-x-full"
            style={{ left: share(index * NUMBER) }}
          >
            {index === end / NUMBER
              ? percentIn(index * NUMBER, locale.language)
              : locale.number(index * NUMBER)}
          </span>
        ))}
      </div>
    </div>
  );
}
