import type { Schedule } from './schedule';
import { textOf } from './json-value';

/** A record of any entity, or what is in a draft that is not valid yet. */
export type ManagedRecord = Readonly<Record<string, unknown>>;

/** A column of an entity's list. */
export type ListColumn = {
  /** The field; a draft may hold anything in it. */
  readonly key: string;
  readonly label: string;
  /** Sizes and numbers are set as data and sorted as they stand in the record; days too, shown as on the website. */
  readonly kind?: 'data' | 'day';
  /** What a value is called where it says too little by itself. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Running text, of which a list shows the first lines. */
  readonly isLong?: true;
  /** Only in tables with much room: it repeats in other words what another column says. */
  readonly isExtra?: true;
};

/** A screen of the studio: its address and its title. */
type Screen = { readonly path: string; readonly title: string };

/**
 * What is known of an entity without its schema, its fields and its records, so that every screen can load it. The list of
 * all entities is `content/registry`.
 */
export type EntityMeta = {
  /** What one record is called in a sentence, and what several are. */
  readonly singular: string;
  readonly plural: string;
  readonly idField: 'id' | '_id';
  /** The field that ids are made from. */
  readonly titleField: string;
  /** What the record is called in lists, search and messages; '' while a draft has nothing to be called by. */
  readonly titleOf: (record: ManagedRecord) => string;
  /** With what tells records of the same title apart; where there is none, titles do. */
  readonly fullTitleOf?: (record: ManagedRecord) => string;
  /** What the title column is headed by. */
  readonly titleLabel: string;
  /** How many records the website cannot do without. Where it is 0, the page or section that lists them copes with none. */
  readonly min: number;
  /** What the field `category` allows, to narrow a list to; empty where there is none. */
  readonly categories: readonly string[];
  readonly columns: readonly ListColumn[];
  /** What the order of the list does on the website, where that is more than "shown in this order". */
  readonly orderNote?: string;
  /** The list and the screen that adds and edits. */
  readonly list: Screen;
  readonly add: Screen;
  /** There is one record, whose id is the entity's name, and no list of it. */
  readonly isSingle?: true;
  /** There are as many records as the website has places for: none is added, copied, moved or deleted. */
  readonly isFixed?: true;
  /** It holds Markdown: what checks its links comes with its form. */
  readonly isArticle?: true;
  /** When the website shows a record; where there is nothing, always. The studio's list says what is yet to come. */
  readonly scheduleOf?: (record: ManagedRecord) => Schedule;
  /** What a new record starts from. `today` is a day, `YYYY-MM-DD`. */
  readonly seed?: (today: string) => ManagedRecord;
  /** Public pages that show it; `*` stands for the id of a record. */
  readonly shownOn: readonly string[];
};

type CollectionMeta = Partial<EntityMeta> &
  Pick<EntityMeta, 'singular' | 'plural' | 'titleField' | 'list' | 'add' | 'shownOn'>;

/** The meta of an entity with a list; by default one record is needed, and records are called by their `titleField`. */
export const collectionMeta = (own: CollectionMeta): EntityMeta => ({
  idField: 'id',
  titleOf: (record) => textOf(record[own.titleField]),
  titleLabel: own.titleField.replace(/^./, (letter) => letter.toUpperCase()),
  min: 1,
  categories: [],
  columns: [],
  ...own,
});

/** The meta of an entity with one record, which one screen edits. */
export const singleMeta = ({
  title,
  path,
  ...own
}: Pick<EntityMeta, 'singular' | 'plural' | 'shownOn'> & Screen): EntityMeta => ({
  ...own,
  idField: 'id',
  titleField: 'id',
  titleOf: () => title,
  titleLabel: 'Page',
  min: 1,
  categories: [],
  columns: [],
  isSingle: true,
  list: { path, title },
  add: { path, title },
});
