type StatementPanelProps = {
  readonly title: string;
  readonly text: string;
  readonly tone: 'brand' | 'concrete';
};

const tones = { brand: 'bg-brand-deep text-paper', concrete: 'bg-concrete-100' } as const;

/** One of two facing panels: the title at the top, the statement at the foot. */
export function StatementPanel({ title, text, tone }: StatementPanelProps) {
  return (
    <section
      className={`flex flex-col justify-between gap-16 p-6 md:p-9 lg:gap-40 lg:p-14 print:bg-white print:p-0 print:text-ink ${tones[tone]}`}
      data-ground={tone === 'brand' ? 'dark' : undefined}
    >
      <h2 className="type-h2">{title}</h2>
      <p className="max-w-lead type-quote">{text}</p>
    </section>
  );
}
