import { Section } from '@/components/site/shared/section';
import { SectionHead } from '@/components/site/shared/section-head';
import type { Service } from '@/content/entities/services';
import { ServiceCard } from './service-card';
import type { InLanguage } from '@/lib/records';

type ServicesProps = {
  readonly title: string;
  readonly lead: string;
  readonly services: readonly InLanguage<Service>[];
};

const TITLE_ID = 'services-title';

/** Section of service cards in three columns; renders nothing without services. */
export function Services({ title, lead, services }: ServicesProps) {
  if (services.length === 0) return null;
  return (
    <Section aria-labelledby={TITLE_ID}>
      <SectionHead title={title} id={TITLE_ID} lead={lead} />
      <ul className="grid gap-joint md:grid-cols-3">
        {services.map(({ id, title: name, description, image }) => (
          <li key={id}>
            <ServiceCard title={name} description={description} image={image} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
