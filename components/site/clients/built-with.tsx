import { Section } from '@/components/site/shared/section';
import type { Partner } from '@/content/entities/partners';
import type { InLanguage } from '@/lib/records';

type BuiltWithProps = {
  readonly title: string;
  readonly clients: readonly Pick<InLanguage<Partner>, 'id' | 'name' | 'built' | 'sample'>[];
  /** Says that a client is a sample. */
  readonly mark: string;
};

/** List of what clients have built; renders nothing if no client has `built`. */
export function BuiltWith({ title, clients, mark }: BuiltWithProps) {
  const builders = clients.filter(({ built }) => built !== undefined);
  if (builders.length === 0) return null;
  return (
    <Section ground="concrete" aria-labelledby="built-title">
      <h2 id="built-title" className="mb-8 type-h2 lg:mb-14">
        {title}
      </h2>
      <ul className="grid gap-x-joint sm:grid-cols-2 lg:grid-cols-4">
        {builders.map(({ id, name, built, sample }) => (
          <li key={id} className="border-t border-concrete-400 py-5 pe-6">
            <p className="font-semibold">{name}</p>
            <p className="mt-1 text-concrete-600">{built}</p>
            {sample === 'yes' && <p className="mt-2 type-data text-concrete-600">{mark}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
