import { helpStrings } from '@/components/admin/strings/settings';
import { stepDrawings } from './step-drawings';

/** What happens to a change until it is online, in pictures and a few lines. Static: it can be read before anything starts. */
export function HowThisWorks() {
  const { title, lead, steps, more } = helpStrings;
  return (
    <>
      <h1 className="mb-2 type-data-large text-3xl!">{title}</h1>
      <p className="mb-8 max-w-measure text-concrete-600">{lead}</p>
      <ol className="grid border-t border-l border-joint sm:grid-cols-2 xl:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-r border-b border-joint p-5">
            <svg
              viewBox="0 0 160 100"
              aria-hidden="true"
              className="mb-4 block h-auto w-full max-w-64 fill-none stroke-ink stroke-2"
            >
              {stepDrawings[index]}
            </svg>
            <h2 className="type-h3">
              <span className="mr-2 text-concrete-600 tabular-nums">{index + 1}</span>
              {name}
            </h2>
            <p className="mt-2 max-w-measure">{text}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="good-to-know" className="mt-10">
        <h2 id="good-to-know" className="mb-3 type-h3">
          {more.name}
        </h2>
        <ul className="max-w-measure list-disc space-y-2 pl-5">
          {more.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
