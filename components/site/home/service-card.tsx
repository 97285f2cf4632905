import { Image } from '@/components/ui/image';
import type { Service } from '@/content/entities/services';
import type { InLanguage } from '@/lib/records';

type ServiceCardProps = Pick<InLanguage<Service>, 'title' | 'description' | 'image'>;

/** Card of a service: a 2:1 picture above name and text. */
export function ServiceCard({ title, description, image }: ServiceCardProps) {
  return (
    <div className="flex h-full flex-col bg-white">
      {image !== undefined && (
        <div className="aspect-block overflow-hidden bg-concrete-100">
          <Image image={image} sizes="(width >= 48rem) 33vw, 100vw" />
        </div>
      )}
      <div className="p-5 pb-8 lg:p-7 lg:pb-10">
        <h3 className="type-h3">{title}</h3>
        <p className="mt-3 max-w-lead text-concrete-600">{description}</p>
      </div>
    </div>
  );
}
