import { nouns } from '@/components/admin/store/nouns';
import { adminRoutes } from '@/content/admin';
import { formatDay } from '@/content/lib/dates';
import type { Entity } from '@/content/lib/entities';
import type { ManagedRecord } from '@/content/managed';

type ListColumn = {
  readonly key: string;
  readonly label: string;
  /** What the cell shows and sorts by; a draft may hold anything, so nothing is taken for granted. */
  readonly textOf: (record: ManagedRecord) => string;
  /** Sizes and dates are set as data and sorted as they stand in the record. */
  readonly isData?: true;
  /** Running text, of which a list shows the first lines. */
  readonly isLong?: true;
  /** Only in tables with much room: it says in other words what another column says. */
  readonly isExtra?: true;
};

type EntityInfo = {
  readonly one: string;
  readonly many: string;
  readonly listTitle: string;
  readonly addTitle: string;
  readonly newTitle: string;
  readonly editTitle: string;
  /** What the title column is headed by. */
  readonly titleLabel: string;
  readonly listPath: string;
  readonly addPath: string;
  readonly columns: readonly ListColumn[];
};

const text = (field: string) => (record: ManagedRecord) => {
  const value = record[field];
  return typeof value === 'string' ? value : '';
};

const column = (key: string, label: string): ListColumn => ({ key, label, textOf: text(key) });
const long = (key: string, label: string): ListColumn => ({ ...column(key, label), isLong: true });
const data = (key: string, label: string): ListColumn => ({ ...column(key, label), isData: true });

/** Lists, editor, search and review are generic over this table. Titles and labels are those of the sidebar. */
export const entityInfo: Readonly<Record<Entity, EntityInfo>> = {
  products: {
    ...nouns.products,
    listTitle: 'All Products',
    addTitle: 'Add products',
    newTitle: 'New product',
    editTitle: 'Edit product',
    titleLabel: 'Name',
    listPath: adminRoutes.products,
    addPath: adminRoutes.addProduct,
    columns: [
      column('category', 'Category'),
      data('size', 'Size'),
      { ...data('inch', 'Inch'), isExtra: true },
    ],
  },
  blogs: {
    ...nouns.blogs,
    listTitle: 'All Blogs',
    addTitle: 'Add Blog',
    newTitle: 'New blog',
    editTitle: 'Edit blog',
    titleLabel: 'Title',
    listPath: adminRoutes.blogs,
    addPath: adminRoutes.addBlog,
    columns: [column('category', 'Category'), data('createdAt', 'Published date')],
  },
  services: {
    ...nouns.services,
    listTitle: 'All Services',
    addTitle: 'Add Service',
    newTitle: 'New service',
    editTitle: 'Edit service',
    titleLabel: 'Title',
    listPath: adminRoutes.services,
    addPath: adminRoutes.addService,
    columns: [long('description', 'Description')],
  },
  banners: {
    ...nouns.banners,
    listTitle: 'All Banners',
    addTitle: 'Add Banner',
    newTitle: 'New banner',
    editTitle: 'Edit banner',
    titleLabel: 'Title',
    listPath: adminRoutes.banners,
    addPath: adminRoutes.addBanner,
    columns: [long('description', 'Description')],
  },
  feedbacks: {
    ...nouns.feedbacks,
    listTitle: 'All Feedbacks',
    addTitle: 'Add Feedback',
    newTitle: 'New feedback',
    editTitle: 'Edit feedback',
    titleLabel: 'Name',
    listPath: adminRoutes.feedbacks,
    addPath: adminRoutes.addFeedback,
    columns: [column('role', 'Role'), long('message', 'Message')],
  },
};

/** The address that edits a record. */
export const editPath = (entity: Entity, id: string) =>
  `${entityInfo[entity].addPath}?id=${encodeURIComponent(id)}`;

/** The address that starts a new record from the values of another. */
export const duplicatePath = (entity: Entity, id: string) =>
  `${entityInfo[entity].addPath}?from=${encodeURIComponent(id)}`;

/** What a cell shows: days as on the site, everything else as it is. */
export const cellText = ({ key, textOf }: ListColumn, record: ManagedRecord) => {
  const value = textOf(record);
  return key === 'createdAt' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? formatDay(value)
    : value;
};
