import { bannerFields } from '../entities/banners/fields';
import { blogFields } from '../entities/blogs/fields';
import { feedbackFields } from '../entities/feedbacks/fields';
import { productFields } from '../entities/products/fields';
import { serviceFields } from '../entities/services/fields';
import { type FieldSpec, findField } from '../lib/field-spec';
import type { Entity } from '.';

/** The fields of every entity, in the order of its form. The editor, the review and the messages load them. */
export const fields: Readonly<Record<Entity, readonly FieldSpec[]>> = {
  products: productFields,
  blogs: blogFields,
  services: serviceFields,
  banners: bannerFields,
  feedbacks: feedbackFields,
};

/** What a field is called, by its path (`image`, `viceChairman.name`, `images.2.caption`); the path where it has no control. */
export const fieldLabel = (entity: Entity, path: string) =>
  findField(fields[entity], path.split('.'))?.label ?? path;
