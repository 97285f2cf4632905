import type { Language } from '../../lib/text';
import records from '../entities/company/data.json' with { type: 'json' };

type Company = { readonly id: string; readonly languages?: readonly string[] };

/** The company as its file has it: in a browser this module is its values alone (`next.config.mjs`). */
const [company]: readonly Company[] = records;
const all: readonly Language[] = ['en', 'bn'];

/** Languages of the website, English first; a company that names none has both. */
export const languages = all.filter((language) => company?.languages?.includes(language) ?? true);

/** Whether the website is in Bangla, too. Without it, records keep their Bangla, and nothing shows it. */
export const speaksBangla = languages.includes('bn');
