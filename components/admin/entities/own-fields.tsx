import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { RecordField } from '@/components/admin/fields/record-field';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';

type FieldProps = ComponentProps<typeof RecordField>;

const ProductFormField = lazyPart(() => import('./product-form').then((module) => module.ProductFormField));

/** Fields whose control no table of kinds can give, by entity and name. They come when they are shown. */
export const ownFields: Partial<Record<Entity, Readonly<Record<string, ComponentType<FieldProps>>>>> = {
  products: {
    form: (props: FieldProps) => (
      <Suspense fallback={null}>
        <ProductFormField {...props} />
      </Suspense>
    ),
  },
};
