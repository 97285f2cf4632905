import { Section } from '@/components/site/shared/section';
import { Image } from '@/components/ui/image';
import type { about } from '@/content/entities/about-us';
import type { InLanguage } from '@/lib/records';

type ViceChairmanMessageProps = NonNullable<InLanguage<typeof about>['viceChairman']> & {
  readonly title: string;
};

/** The vice-chairman's message as a quotation beside a picture, signed with the name if one is set. */
export function ViceChairmanMessage({ title, role, name, message, image }: ViceChairmanMessageProps) {
  const last = message.length - 1;
  return (
    <Section ground="concrete" aria-labelledby="vice-chairman">
      <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-12">
        <div className="relative aspect-block overflow-hidden lg:col-span-6 lg:aspect-auto print:hidden">
          <Image
            image={image}
            sizes="(min-width: 1024px) max(50vw, 75rem), 100vw"
            className="lg:absolute lg:inset-0"
          />
        </div>
        <figure className="lg:col-span-6 lg:py-6">
          <h2 id="vice-chairman" className="type-data text-concrete-600">
            {title}
          </h2>
          <blockquote className="mt-6 space-y-6">
            {message.map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'type-trust' : 'max-w-text type-quote'}>
                {`${index === 0 ? '“' : ''}${paragraph}${index === last ? '”' : ''}`}
              </p>
            ))}
          </blockquote>
          <figcaption className="mt-9 border-t border-ink/60 pt-4">
            {name !== undefined && <span className="block font-semibold">{name}</span>}
            <span className={name === undefined ? 'font-semibold' : 'type-data text-concrete-600'}>
              {role}
            </span>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
