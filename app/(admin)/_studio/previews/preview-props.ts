import type { Locale } from '@/content/strings/locale';
import type { InLanguage, z } from '@/lib/records';

/** Props of the part that previews records of a schema. */
export type PreviewPartProps<RecordSchema extends () => z.ZodMiniObject> = {
  /** A draft as a complete record in one language (`completed`). */
  readonly value: InLanguage<z.output<ReturnType<RecordSchema>>>;
  readonly locale: Locale;
  /** Returns the URL of a picture within a text. */
  readonly pictureUrl: (src: string) => string;
};
