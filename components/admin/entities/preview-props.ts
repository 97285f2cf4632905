import type { ManagedRecord } from '@/content/registry';

/** What the preview of an entity is given: the values of a draft, which may hold anything. */
export type PreviewProps = {
  readonly value: ManagedRecord;
  /** The address of a picture that works in this browser. */
  readonly pictureUrl: (src: string) => string;
};
