import { previewStrings } from '@/components/admin/strings/preview';
import type { PreviewProps } from './preview-props';
import { linesOf, textOr } from './preview-values';

const { samples } = previewStrings;

/** A vacancy: the position, where and how, and its duties. */
export function VacancyPreview({ value }: PreviewProps) {
  return (
    <div className="bg-paper p-gutter">
      <h2 className="type-h2">{textOr(value, 'position', samples.title)}</h2>
      <p className="mt-3 type-data text-concrete-600">
        {['department', 'status', 'salary']
          .map((field) => textOr(value, field, ''))
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="mt-6 list-disc space-y-2 pl-5">
        {linesOf(value, 'responsibility').map((duty, index) => (
          <li key={index}>{duty}</li>
        ))}
      </ul>
    </div>
  );
}
