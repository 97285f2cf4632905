import type { Entity } from '@/content/lib/entities';
import { bannerPicture } from '@/content/lib/picture-limits';
import type { ManagedRecord } from '@/content/managed';

type Shared = {
  /** The field of the record. */
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: true;
};

/** How a picture is prepared; all in px. */
export type PictureRules = {
  /** Wider pictures are scaled down to this. */
  readonly maxWidth: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
};

export type FieldSpec = Shared &
  (
    | { readonly control: 'text' | 'area' | 'select' | 'date' | 'markdown' }
    | { readonly control: 'image'; readonly picture: PictureRules }
  );

type EntityFields = {
  readonly fields: readonly FieldSpec[];
  /** The field that ids are made from. */
  readonly titleField: string;
  /** What a new record starts from. `today` is a day, `YYYY-MM-DD`. */
  readonly seed: (today: string) => ManagedRecord;
};

const nothing = () => ({});

/** Labels, help texts and controls of every field. Limits and choices are those of the schemas (`field-limits`). */
export const entityFields: Readonly<Record<Entity, EntityFields>> = {
  products: {
    titleField: 'name',
    seed: nothing,
    fields: [
      {
        name: 'name',
        label: 'Name',
        control: 'text',
        help: 'As printed on the product. Tiles may go without a name.',
      },
      {
        name: 'category',
        label: 'Category',
        control: 'select',
        isRequired: true,
        help: 'Decides where it appears.',
      },
      {
        name: 'size',
        label: 'Size in mm',
        control: 'text',
        isRequired: true,
        help: 'For example 390 × 190 × 100 mm. However you type it, it is shown like this.',
      },
      {
        name: 'inch',
        label: 'Size in inches',
        control: 'text',
        isRequired: true,
        help: 'For example 15.4″ × 7.5″ × 3.9″.',
      },
      { name: 'image', label: 'Picture', control: 'image', isRequired: true, picture: { maxWidth: 1200 } },
    ],
  },
  blogs: {
    titleField: 'title',
    seed: (today) => ({ createdAt: today }),
    fields: [
      { name: 'title', label: 'Title', control: 'text', isRequired: true },
      { name: 'category', label: 'Category', control: 'select', isRequired: true },
      { name: 'image', label: 'Picture', control: 'image', isRequired: true, picture: { maxWidth: 1600 } },
      {
        name: 'createdAt',
        label: 'Published date',
        control: 'date',
        isRequired: true,
        help: 'Newest first.',
      },
      {
        name: 'desc',
        label: 'Text',
        control: 'markdown',
        isRequired: true,
        help: 'Blank line for a new paragraph.',
      },
    ],
  },
  services: {
    titleField: 'title',
    seed: nothing,
    fields: [
      { name: 'title', label: 'Title', control: 'text', isRequired: true },
      { name: 'description', label: 'Description', control: 'area', isRequired: true },
      { name: 'image', label: 'Picture', control: 'image', picture: { maxWidth: 1200 } },
    ],
  },
  banners: {
    titleField: 'title',
    seed: nothing,
    fields: [
      {
        name: 'image',
        label: 'Picture',
        control: 'image',
        isRequired: true,
        help: `Slides of the home page, in this order. At least ${bannerPicture.minWidth} x ${bannerPicture.minHeight}.`,
        picture: { maxWidth: 2400, ...bannerPicture },
      },
      { name: 'title', label: 'Title', control: 'text', isRequired: true },
      { name: 'description', label: 'Description', control: 'text', isRequired: true },
    ],
  },
  feedbacks: {
    titleField: 'name',
    seed: nothing,
    fields: [
      {
        name: 'name',
        label: 'Name',
        control: 'text',
        isRequired: true,
        help: 'Publish only with the customer’s consent.',
      },
      { name: 'role', label: 'Role', control: 'text' },
      { name: 'message', label: 'Message', control: 'area', isRequired: true },
      { name: 'image', label: 'Picture', control: 'image', picture: { maxWidth: 400 } },
    ],
  },
};

/** What a field is called: its label, and its own name for what has no control. */
export const fieldLabel = (entity: Entity, name: string) =>
  entityFields[entity].fields.find((field) => field.name === name)?.label ?? name;

/** The element that a link to a field leads to. */
export const fieldId = (name: string) => `field-${name}`;
