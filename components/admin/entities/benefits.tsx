import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewProps } from './preview-props';
import { numberOr, textOr } from './preview-values';

const { samples } = previewStrings;

/** The words and figures of a cost card. Without its rings, whose script belongs to the page alone. */
export function BenefitPreview({ value, locale }: PreviewProps) {
  const { load, expense, space, basis } = locale.strings.keyProduct;
  const facts = [
    [load, `${locale.number(numberOr(value, 'reduceLoad', 0))}%`],
    [expense, `${locale.number(numberOr(value, 'reduceExpanse', 0))}%`],
    [space, textOr(value, 'expandedSpace', '')],
  ] as const;
  return (
    <div className="mx-auto max-w-sm bg-white p-gutter">
      <p className="type-data text-concrete-600">{textOr(value, 'subtitle', '')}</p>
      <h3 className="mt-1.5 type-h3">{textOr(value, 'title', samples.title)}</h3>
      <dl className="mt-6">
        {facts.map(([label, figure]) => (
          <div key={label} className="flex justify-between gap-4 border-t border-joint py-2">
            <dt>{label}</dt>
            <dd className="font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 type-small">{locale.fill(basis, { basis: textOr(value, 'basis', '') })}</p>
    </div>
  );
}
