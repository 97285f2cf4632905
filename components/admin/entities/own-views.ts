import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';

type OwnViewProps = { readonly value: unknown };

/** Views of fields that need more than their kind's view, by entity and name; lazily loaded. */
export const ownViews: Partial<Record<Entity, Readonly<Record<string, ComponentType<OwnViewProps>>>>> = {
  products: { form: lazyPart(() => import('./product-drawing').then((module) => module.ProductShape)) },
};
