import { Suspense } from 'react';
import { FeedbackCard } from '@/components/site/home/feedback-card';
import { HeroSlide } from '@/components/site/home/hero-slide';
import { ServiceCard } from '@/components/site/home/service-card';
import { ProductCard } from '@/components/site/products/product-card';
import { lazyPart } from '@/components/admin/shared/lazy-part';
import { previewStrings } from '@/components/admin/shared/strings/preview';
import { usePictureUrl } from '@/components/admin/shared/use-picture-url';
import type { Entity } from '@/content/lib/entities';
import type { ManagedRecord } from '@/content/managed';
import { optionalPicture, previewPicture, textOr } from './preview-values';

const { loading, samples } = previewStrings;

/** The Markdown renderer comes only when an article is looked at. */
const BlogPreview = lazyPart(() => import('./blog-preview').then((module) => module.BlogPreview));

type PreviewPieceProps = { readonly entity: Entity; readonly value: ManagedRecord };

/** A record as the website shows it, by the website's own components. */
export function PreviewPiece({ entity, value }: PreviewPieceProps) {
  const pictureUrl = usePictureUrl();
  switch (entity) {
    case 'products': {
      const name = textOr(value, 'name', '');
      return (
        <div className="mx-auto max-w-90 p-gutter">
          <ProductCard
            name={name}
            label={name || samples.product}
            size={textOr(value, 'size', samples.size)}
            inch={textOr(value, 'inch', samples.inch)}
            image={previewPicture(value, pictureUrl)}
          />
        </div>
      );
    }
    case 'blogs':
      return (
        <Suspense fallback={<p className="p-gutter">{loading}</p>}>
          <BlogPreview value={value} image={previewPicture(value, pictureUrl)} />
        </Suspense>
      );
    case 'services':
      return (
        <div className="mx-auto max-w-md bg-paper p-gutter">
          <ServiceCard
            title={textOr(value, 'title', samples.title)}
            description={textOr(value, 'description', samples.description)}
            image={optionalPicture(value, pictureUrl)}
          />
        </div>
      );
    case 'banners':
      return (
        // As high as the hero is on a notebook; in the preview there is no screen to fill.
        <div
          className="hero relative grid h-175 overflow-hidden bg-concrete-800 text-paper"
          data-ground="dark"
        >
          <HeroSlide
            title={textOr(value, 'title', samples.title)}
            description={textOr(value, 'description', samples.description)}
            image={previewPicture(value, pictureUrl)}
            isFirst={false}
          />
        </div>
      );
    case 'feedbacks':
      return (
        <div className="mx-auto max-w-lg bg-paper p-gutter">
          <FeedbackCard
            name={textOr(value, 'name', samples.name)}
            role={textOr(value, 'role', '')}
            message={textOr(value, 'message', samples.message)}
          />
        </div>
      );
    default:
      // An entity that has no preview here does not compile.
      return entity satisfies never;
  }
}
