import type { Benefit } from '@/content/entities/benefits';
import { ProgressRing } from './progress-ring.client';
import type { InLanguage } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type BenefitCardProps = { readonly locale: Locale; readonly benefit: InLanguage<Benefit> };

/** Card of what a block saves compared with brick: load and cost as rings, floor area as text. */
export function BenefitCard({ locale, benefit }: BenefitCardProps) {
  const { keyProduct } = locale.strings;
  const rings = [
    { label: keyProduct.load, value: benefit.reduceLoad },
    { label: keyProduct.expense, value: benefit.reduceExpanse },
  ];
  return (
    <article className="flex h-full flex-col bg-white p-6 md:p-5 lg:p-8 print:break-inside-avoid print:border print:border-joint">
      <p className="type-data text-concrete-600">{benefit.subtitle}</p>
      <h3 className="mt-1.5 type-h3">{benefit.title}</h3>
      <dl className="mt-7 grid grid-cols-2 gap-x-4 md:grid-cols-1 md:gap-y-4 lg:grid-cols-2">
        {rings.map(({ label, value }) => (
          // The label appears in the opening below the ring, but is first in reading order.
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="-mt-3 text-center type-data text-concrete-600">{label}</dt>
            <dd>
              <ProgressRing language={locale.language} value={value} />
            </dd>
          </div>
        ))}
        <div className="col-span-full mt-7 flex flex-wrap justify-between gap-x-4 border-t border-joint pt-4 font-semibold">
          <dt className="whitespace-nowrap">{keyProduct.space}</dt>
          <dd className="whitespace-nowrap tabular-nums">{benefit.expandedSpace}</dd>
        </div>
      </dl>
      <p className="mt-4 type-data text-concrete-600">
        {locale.fill(keyProduct.basis, { basis: benefit.basis })}
      </p>
    </article>
  );
}
