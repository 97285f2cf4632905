import { type ComponentType, memo, Suspense } from 'react';
import { isSameField, type RecordFieldProps } from '@/components/admin/fields/record-field';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';

const ProductFormField = lazyPart(() => import('./product-form').then((module) => module.ProductFormField));

/** Fields whose control no table of kinds can give, by entity and name. They come when they are shown. */
export const ownFields: Partial<Record<Entity, Readonly<Record<string, ComponentType<RecordFieldProps>>>>> = {
  products: {
    form: memo(function FormField(props: RecordFieldProps) {
      return (
        <Suspense fallback={null}>
          <ProductFormField {...props} />
        </Suspense>
      );
    }, isSameField),
  },
};
