import { type Pair, said } from '../text';
import { DATED } from './dated';
import type { DayFields } from './schedule';
import { textOf } from './json-value';

/** Returns a text with its first letter in upper case. */
export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** A record of any entity, or the unvalidated value of a draft. */
export type ManagedRecord = Readonly<Record<string, unknown>>;

/** A column of an entity's list. */
export type ListColumn = {
  /** Name of the field; its value in a draft may be anything. */
  readonly key: string;
  readonly label: string;
  /** `data` sets sizes and numbers as data and sorts them as stored; `day` shows a day as on the website. */
  readonly kind?: 'data' | 'day';
  /** Labels of values that need an explanation. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Long text, of which a list shows the first lines. */
  readonly isLong?: true;
  /** Shown only in wide tables, because another column has the same information. */
  readonly isExtra?: true;
};

/** Returns the labels of values in the language of those who edit. */
export const eachSaid = (labels: Readonly<Record<string, Pair>>) =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, said(label)]));

/** Address and name of a studio screen: in English, and what it is called in Bangla. */
type Screen = { readonly path: string; readonly title: string; readonly bangla: string };

/** Metadata of an entity, which every screen loads: no schema, fields or records. */
export type EntityMeta = {
  /** Nouns for one record and for several, in sentences. */
  readonly singular: string;
  readonly plural: string;
  /** The nouns in English, for the website's history. */
  readonly inEnglish: { readonly singular: string; readonly plural: string };
  readonly idField: 'id' | '_id';
  /** Field from which ids are derived. */
  readonly titleField: string;
  /** Title of a record in lists, search and messages; '' for an untitled draft. */
  readonly titleOf: (record: ManagedRecord) => string;
  /** Title with a distinguishing part, for entities whose titles repeat. Default: `titleOf`. */
  readonly fullTitleOf?: (record: ManagedRecord) => string;
  /** Heading of the title column. */
  readonly titleLabel: string;
  /** Minimum number of records on the website; with 0, pages and sections do without any. */
  readonly min: number;
  /** Values of the field `category`, to filter a list; empty without such a field. */
  readonly categories: readonly string[];
  readonly columns: readonly ListColumn[];
  /** Effect of the list's order on the website, if it is more than "shown in this order". */
  readonly orderNote?: string;
  /** Screens that list records, and that add and edit them. */
  readonly list: Screen;
  readonly add: Screen;
  /** Exactly one record, whose id is the entity's name; no list. */
  readonly isSingle?: true;
  /** Fixed set of records, one for each place on the website: none can be added, copied, moved or deleted. */
  readonly isFixed?: true;
  /** Contains Markdown, so its form loads the check of links. */
  readonly isArticle?: true;
  /** Its days by role: the first and last on which the website shows a record (default: always), and its deadline. */
  readonly days?: DayFields;
  /** Days of its rows, by the field that has the rows. */
  readonly rowDays?: Readonly<Record<string, DayFields>>;
  /** Initial values of a new record. `today` is a day, `YYYY-MM-DD`. */
  readonly seed?: (today: string) => ManagedRecord;
  /** Public pages that show its records; `*` is a record's id. */
  readonly shownOn: readonly string[];
};

/** A column with its label, and those of values, as pairs. */
type ColumnTexts = Omit<ListColumn, 'label' | 'labels'> & {
  readonly label: Pair;
  readonly labels?: Readonly<Record<string, Pair>>;
};

/** Texts are pairs, `[English, Bangla]`. */
type CollectionMeta = Partial<Omit<EntityMeta, 'columns' | 'titleLabel' | 'orderNote'>> &
  Pick<EntityMeta, 'titleField' | 'list' | 'add' | 'shownOn'> & {
    readonly titleLabel?: Pair;
    readonly orderNote?: Pair;
    readonly columns?: readonly ColumnTexts[];
  };

/** Headings of the title column by the field from which ids are derived. */
const titleLabels: Readonly<Record<string, Pair>> = {
  name: ['Name', 'নাম'],
  title: ['Title', 'শিরোনাম'],
  position: ['Position', 'পদ'],
};

/** Builds the metadata of an entity with a list. Default: any number of records, called by their `titleField`. */
export const collectionMeta = (
  singular: Pair,
  plural: Pair,
  { columns = [], orderNote, titleLabel, rowDays, ...own }: CollectionMeta,
): EntityMeta => ({
  singular: said(singular),
  plural: said(plural),
  inEnglish: { singular: singular[0], plural: plural[0] },
  idField: 'id',
  titleOf: (record) => textOf(record[own.titleField]),
  titleLabel: said(titleLabel ?? titleLabels[own.titleField] ?? [capital(own.titleField), own.titleField]),
  min: 0,
  categories: [],
  columns: columns.map(({ label, labels, ...column }) => ({
    ...column,
    label: said(label),
    ...(labels && { labels: eachSaid(labels) }),
  })),
  ...(orderNote && { orderNote: said(orderNote) }),
  rowDays: { ...rowDays, [DATED]: { first: 'first', last: 'last' } },
  ...own,
});

/** Builds the metadata of an entity with one record; its editing screen is at `path`. */
export const singleMeta = (singular: Pair, [title, bangla]: Pair, path: string, shownOn: readonly string[]) =>
  collectionMeta(singular, singular, {
    titleField: 'id',
    titleOf: () => said([title, bangla]),
    titleLabel: ['Page', 'পাতা'],
    isSingle: true,
    min: 1,
    list: { path, title, bangla },
    add: { path, title, bangla },
    shownOn,
  });
