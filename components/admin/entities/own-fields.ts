import type { ComponentProps, ComponentType } from 'react';
import type { RecordField } from '@/components/admin/fields/record-field';
import type { Entity } from '@/content/registry';
import { ProductFormField } from './product-form';

type Field = ComponentType<ComponentProps<typeof RecordField>>;

/** Fields whose control no table of kinds can give, by entity and name. */
export const ownFields: Partial<Record<Entity, Readonly<Record<string, Field>>>> = {
  products: { form: ProductFormField },
};
