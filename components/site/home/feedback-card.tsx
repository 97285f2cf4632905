type FeedbackCardProps = {
  readonly name: string;
  /** Place or work that the feedback is about; may be empty. */
  readonly role?: string;
  readonly message: string;
};

/** A customer's feedback as a quotation. */
export function FeedbackCard({ name, role, message }: FeedbackCardProps) {
  return (
    <figure className="flex h-full flex-col justify-between gap-7 pt-8 pb-2">
      <blockquote className="type-quote">“{message}”</blockquote>
      <figcaption className="type-data text-concrete-600">
        <span className="block text-ink">{name}</span>
        {role}
      </figcaption>
    </figure>
  );
}
