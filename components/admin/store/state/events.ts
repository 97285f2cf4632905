import type { Entity, ManagedRecord } from '@/content/registry';
import type { Draft, Media, Step } from '@/content/exchange/studio-types';
import type { Index } from '../published';
import type { ActionLabel } from '../store-strings';
import type { RecordKey, Schemas } from '../studio-api';
import type { AnyDraft, Quarantined, StudioState, StudioStatus, WriteFailure } from '../types';
import type { Write } from './state';

/** What a draft is to become; null takes it away. */
export type Wanted = RecordKey & { readonly after: AnyDraft | null };

/** A change of records, made in one go: one step of the history. */
export type Change = {
  readonly drafts: readonly Wanted[];
  readonly media?: readonly Media[];
  /** A new step is made with this label; `step` stands in for it where an existing one changes; neither makes none. */
  readonly label?: ActionLabel;
  readonly step?: Step;
  /** A record got another id; an open form follows. */
  readonly renamed?: Step['renamed'];
  /** Follows from what was typed last, and is one step with it. */
  readonly isFollowUp?: boolean;
};

/** What a store holds, parsed. */
export type Stored = Pick<
  StudioState,
  'drafts' | 'steps' | 'media' | 'quarantine' | 'profile' | 'storeName'
> & {
  /** A newer studio has written here. */
  readonly hasNewer: boolean;
};

/** Everything that can happen. `at` is an ISO time, taken outside: the reducer knows no clock. */
export type Event =
  // The four verbs.
  | { readonly type: 'change'; readonly change: Change; readonly at: string }
  /** `isAuto`: in the middle of typing, which goes on as the same step. */
  | { readonly type: 'save'; readonly at: string; readonly isAuto?: boolean }
  /**
   * Drafts that were handed over with the hash of what was written; marked while they are still the same. Without a hash
   * they are about to be: from here on the website may show them. In the repository they replace what was sent before.
   */
  | {
      readonly type: 'publish';
      readonly to: 'file' | 'repository';
      readonly written: readonly { readonly draft: AnyDraft; readonly hash: string | null }[];
      readonly at: string;
    }
  | {
      readonly type: 'discard';
      readonly keys: readonly RecordKey[];
      readonly label: ActionLabel;
      readonly at: string;
    }
  // Open forms.
  | {
      readonly type: 'form-opened';
      readonly formId: number;
      readonly entity: Entity;
      readonly id: string | null;
      readonly seed: ManagedRecord;
      /** The form begins a record, which started from `seed`. */
      readonly isNew: boolean;
    }
  | {
      readonly type: 'typed';
      readonly formId: number;
      readonly id: string;
      readonly value: ManagedRecord;
      readonly field: string;
      readonly media?: Media | undefined;
      readonly at: string;
    }
  | { readonly type: 'form-closed'; readonly formId: number; readonly at: string }
  // The store.
  /** Records of more entities have been loaded. */
  | { readonly type: 'content'; readonly records: Index; readonly recordVersion: number }
  | { readonly type: 'schemas'; readonly schemas: Schemas }
  | { readonly type: 'status'; readonly status: StudioStatus }
  | {
      readonly type: 'loaded';
      readonly stored: Stored;
      readonly status: Extract<StudioStatus, { readonly phase: 'ready' | 'reading' }>;
      /** What closed pages had not stored. */
      readonly snapshots: readonly Draft[];
      readonly at: string;
    }
  | { readonly type: 'saved'; readonly writes: readonly Write[]; readonly at: string }
  | { readonly type: 'failed'; readonly reason: WriteFailure }
  /** The page is hidden or left. */
  | { readonly type: 'leaving'; readonly at: string }
  /** Another tab has asked to write: this one saves, and nothing more can be typed. */
  | { readonly type: 'release'; readonly at: string }
  /** Another tab writes from now on. */
  | { readonly type: 'lock-lost'; readonly at: string }
  | { readonly type: 'pictures-freed'; readonly hashes: readonly string[]; readonly at: string }
  | { readonly type: 'erased' }
  | {
      readonly type: 'noted';
      readonly shown: {
        readonly profile?: StudioState['profile'];
        readonly quarantine?: readonly Quarantined[];
        readonly notice?: null;
        readonly recovery?: null;
        readonly isOutdated?: true;
      };
    };

/** What the world outside is to do. */
export type Effect =
  /** Save within half a second from the first of these on. */
  | { readonly type: 'save-soon' }
  /** In one transaction, issued at once. */
  | { readonly type: 'write'; readonly writes: readonly Write[] }
  | { readonly type: 'keep-snapshots'; readonly drafts: readonly Draft[] }
  | { readonly type: 'drop-snapshots'; readonly keys: readonly RecordKey[] }
  /** They read the store again. */
  | { readonly type: 'tell-tabs' };
