import { about, aboutSchema } from '@/content/about';
import { contact, contactSchema } from '@/content/contact';
import { home, homeSchema } from '@/content/home';
import type { z } from '@/content/lib/zod';
import { qualityIntro, qualityIntroSchema } from '@/content/quality';
import { entities, fileOf, registry } from '@/content/registry';
import { published } from '@/content/registry/records';
import { schemas } from '@/content/registry/schemas';

type ContentRecord = Readonly<Record<string, unknown>>;

type Collection = {
  readonly file: string;
  readonly schema: z.ZodMiniObject;
  readonly idField: string;
  readonly records: readonly ContentRecord[];
};

type Singleton = { readonly file: string; readonly schema: z.ZodMiniObject; readonly record: ContentRecord };

/** Every collection of the site, for the rules that hold for all of them. */
export const allCollections: readonly Collection[] = entities.map((entity) => ({
  file: `content/${fileOf(entity)}`,
  schema: schemas[entity],
  idField: registry[entity].idField,
  records: published[entity],
}));

/** Every content file that holds one record. */
export const allSingletons: readonly Singleton[] = [
  { file: 'content/home.ts', schema: homeSchema, record: home },
  { file: 'content/about.ts', schema: aboutSchema, record: about },
  { file: 'content/contact.ts', schema: contactSchema, record: contact },
  { file: 'content/quality.ts', schema: qualityIntroSchema, record: qualityIntro },
];
