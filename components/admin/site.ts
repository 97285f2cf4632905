import type { ComponentType } from 'react';
import type { ContentModel, ContentSet, createExchange } from '@/lib/exchange';
import type { Entity, EntityMeta, ManagedRecord, Schedule } from '@/lib/records';

/** A component whose props are stated where the studio shows it. */
type Part = ComponentType<never>;

/** A page of the website by its English title. */
export type SitePage = { readonly title: string; readonly path: string };

/** A link of the sidebar; `bangla` is its name in Bangla. */
export type MenuLink = SitePage & { readonly bangla: string };

/** An entry of the sidebar: a link, or a button that opens its submenu. */
export type MenuItem = {
  readonly title: string;
  readonly bangla: string;
  /** Path of its drawing (`StudioDrawing`). */
  readonly icon: string;
} & (
  | { readonly submenu: false; readonly path: string }
  | { readonly submenu: true; readonly subMenuItems: readonly MenuLink[] }
);

/** A record before and after all changes; null where it is not there. */
export type ChangedRecord = {
  readonly id: string;
  readonly title: string;
  readonly before: ManagedRecord | null;
  readonly after: ManagedRecord | null;
};

/** A published record with placeholders, and the paths of these fields: `email`, `phones.0`, `factory.street.bn`. */
export type PlaceholderRecord = {
  readonly entity: Entity;
  readonly id: string;
  readonly title: string;
  readonly fields: readonly string[];
};

/** Control and view of a kind of field. */
type KindParts = { readonly Field: Part; readonly View: ComponentType<{ readonly value: unknown }> };

/** All that the studio knows of the website whose content it edits (`createStudio`). */
export type StudioSite = Pick<
  ContentModel,
  'entities' | 'formOf' | 'fileOf' | 'ofToday' | 'problemsAmong' | 'sitePicture'
> & {
  readonly registry: Readonly<Record<Entity, EntityMeta>>;
  /** Every path that `fileOf` returns. */
  readonly recordFiles: ReadonlySet<string>;
  /** Loads the published records of an entity, in display order. */
  readonly loadRecords: (entity: Entity) => Promise<readonly ManagedRecord[]>;
  /** Loads what checks, sends and applies changes. */
  readonly loadExchange: () => Promise<ReturnType<typeof createExchange>>;
  readonly speaksBangla: boolean;
  /** Returns a value without the texts that the website does not show. */
  readonly shownTexts: <Value>(value: Value) => Value;
  /** Returns the days on which the website shows a record. */
  readonly scheduleOf: (entity: Entity, record: ManagedRecord) => Schedule;
  /** Entities whose field `category` has the id of another entity's record, and that entity. */
  readonly categorisedBy: Partial<Record<Entity, Entity>>;
  /** Returns a record with the name of its category in place of the id; `find` returns the record of a category. */
  readonly withNames: (
    entity: Entity,
    record: ManagedRecord,
    find: (entity: Entity, id: string) => ManagedRecord | null | undefined,
  ) => ManagedRecord;
  /** Returns hints about a record that do not block publishing, by the path of the field. */
  readonly hintsOf: (entity: Entity, record: ManagedRecord) => ReadonlyMap<string, string>;
  /** Returns hints about records that follow from others; they do not block publishing. */
  readonly hintsAmong: (content: ContentSet) => readonly {
    readonly entity: Entity;
    readonly id: string;
    readonly field: string;
    readonly text: string;
  }[];
  /** Says in sentences what a change of any record of an entity brings about elsewhere; `publishedIds` in display order. */
  readonly effectsOf: Partial<
    Record<Entity, (records: readonly ChangedRecord[], publishedIds: readonly string[]) => readonly string[]>
  >;
  /** Sizes in px, bytes, and 1 if code names the picture, by address. */
  readonly sitePictures: Readonly<Record<string, readonly number[]>>;

  /** English path of the home page. */
  readonly home: string;
  /** English paths of the pages that no record has to itself, without those that are off. */
  readonly pages: readonly string[];
  /** Title of a page by its English path, in the studio's language; undefined for one that is in no menu. */
  readonly pageTitle: (path: string) => string | undefined;
  /** Pages of the menu, in its order. */
  readonly menuPages: readonly SitePage[];
  /** Returns the path of the page that a record has to itself, in English; null where only other pages show it. */
  readonly ownPage: (entity: Entity, id: string) => string | null;
  /** Returns the path of the list above a record's own page. */
  readonly listAbove: (entity: Entity, page: string) => string;
  /** Whether a page shows records of an entity; `hidden` are pages that are off, by default those of this build. */
  readonly isOnWebsite: (entity: Entity, hidden?: readonly string[]) => boolean;
  readonly isShown: (path: string, hidden?: readonly string[]) => boolean;
  /** English addresses of the pages that are off in this build. */
  readonly hiddenPaths: readonly string[];
  /** The entity whose records are pages that can be off; null without one. */
  readonly pageRecords: {
    readonly entity: Entity;
    readonly addressOf: (id: string) => string;
    /** Returns the addresses of the pages that records turn off. */
    readonly hiddenBy: (records: readonly ManagedRecord[]) => readonly string[];
  } | null;
  /** The entity whose records (`from`, `to`) say where old addresses lead; null where they lead nowhere. */
  readonly redirects: Entity | null;

  /** Loads what people also call a field (`company.map.linkUrl`), the list of an entity (`banners`) or a screen (its path), in both languages. */
  readonly loadCalledAlso: () => Promise<Readonly<Record<string, string>>>;
  /** The sidebar. */
  readonly menu: readonly {
    readonly title: string;
    readonly bangla: string;
    readonly items: readonly MenuItem[];
  }[];
  /** Previews by entity (`PreviewProps`); null where it is no single thing on a page. */
  readonly previews: Readonly<Record<Entity, Part | null>>;
  /** Fields that need more than their kind's control (`RecordFieldProps`), by entity and name. */
  readonly fields: Partial<Record<Entity, Readonly<Record<string, Part>>>>;
  /** Views of fields in reviews, by entity and name. */
  readonly views: Partial<
    Record<Entity, Readonly<Record<string, ComponentType<{ readonly value: unknown }>>>>
  >;
  /** Fields of which no page shows the words: those of search engines, and of shared links. */
  readonly unseen: Partial<Record<Entity, readonly string[]>>;
  /** Kinds of field that only this website has. */
  readonly kinds: Readonly<Record<'mark' | 'colours', KindParts>>;
  /** A long text as the website shows it. */
  readonly ArticleView: ComponentType<{ readonly markdown: string }>;
  /** The steps in which a firm makes the website its own, on the dashboard; none without them. */
  readonly Steps?: ComponentType<{
    readonly records: readonly PlaceholderRecord[];
    /** Records with drafts, without those that are deleted. */
    readonly drafted: readonly {
      readonly entity: Entity;
      readonly id: string;
      readonly value: ManagedRecord;
    }[];
  }>;
};

let load: () => StudioSite = () => {
  throw new Error('The studio has no website yet: createStudio tells it.');
};
let current: StudioSite | undefined;

/** Sets the website of the page's one studio; it is read when something is first shown. */
export function setSite(read: () => StudioSite) {
  load = read;
  current = undefined;
}

/** Returns the website whose content is edited. @throws Error before `setSite`. */
export const site = (): StudioSite => (current ??= load());
