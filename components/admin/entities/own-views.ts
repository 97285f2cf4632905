import type { ComponentType } from 'react';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import type { Entity } from '@/content/registry';

type OwnViewProps = { readonly value: unknown };

/** Fields that no table of kinds can show, by entity and name. They come when they are shown. */
export const ownViews: Partial<Record<Entity, Readonly<Record<string, ComponentType<OwnViewProps>>>>> = {
  products: { form: lazyPart(() => import('./product-drawing').then((module) => module.ProductShape)) },
};
