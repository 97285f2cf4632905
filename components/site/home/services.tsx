import { Image } from '@/components/ui/image';
import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { Service } from '@/content/services';

type ServicesProps = {
  readonly title: string;
  readonly lead: string;
  readonly services: readonly Service[];
};

const TITLE_ID = 'services-title';

/** What comes with the product: jointed columns, a 2:1 picture above, name and text below. */
export function Services({ title, lead, services }: ServicesProps) {
  return (
    <Section aria-labelledby={TITLE_ID}>
      <SectionHead title={title} id={TITLE_ID} lead={lead} />
      <ul className="grid gap-joint md:grid-cols-3">
        {services.map(({ id, title: name, description, image }) => (
          <li key={id} className="flex flex-col bg-white">
            {image !== undefined && (
              <div className="aspect-block overflow-hidden bg-concrete-100">
                <Image image={image} sizes="(width >= 48rem) 33vw, 100vw" />
              </div>
            )}
            <div className="p-5 pb-8 lg:p-7 lg:pb-10">
              <h3 className="type-h3">{name}</h3>
              <p className="mt-3 max-w-[46ch] text-concrete-600">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
