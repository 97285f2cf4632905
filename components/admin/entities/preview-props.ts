import type { ManagedRecord } from '@/content/registry';
import type { Locale } from '@/content/strings/locale';

/** What the preview of an entity is given: the values of a draft, which may hold anything. */
export type PreviewProps = {
  /** In one language: without a Bangla version beside it. */
  readonly value: ManagedRecord;
  /** Of the page that it is shown on. */
  readonly locale: Locale;
  /** The address of a picture that works in this browser. */
  readonly pictureUrl: (src: string) => string;
};
