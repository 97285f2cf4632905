import type { Feedback } from '@/content/entities/feedbacks';
import type { InLanguage } from '@/lib/records';

type FeedbackCardProps = Pick<InLanguage<Feedback>, 'name' | 'role' | 'message'> & {
  /** Says that the words are a sample. */
  readonly mark?: string | undefined;
};

/** A customer's feedback as a quotation. */
export function FeedbackCard({ name, role, message, mark }: FeedbackCardProps) {
  return (
    <figure className="flex h-full flex-col justify-between gap-7 pt-8 pb-2">
      <blockquote className="type-quote">{`“${message}”`}</blockquote>
      <figcaption className="type-data text-concrete-600">
        <span className="block text-ink">{name}</span>
        <span>{role}</span>
        {mark && <span className="mt-2 block">{mark}</span>}
      </figcaption>
    </figure>
  );
}
