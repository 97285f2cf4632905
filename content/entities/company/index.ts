import type { Language } from '../../lib/language';
import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** What is not for staff to change: set up once, or fixed by docs/requirements.md. */
const fixed = {
  /** Used for canonical addresses when the build is not given `SITE_URL`. */
  sampleOrigin: 'https://www.atraiblocks.example',
  developerCredit: { label: 'Developed by Atrai Group IT', url: 'https://www.atraigroup.example' },
  /** Declared by the admin's search box and never submitted. */
  adminSearch: { action: 'https://forms.atraiblocks.example/search', method: 'post' },
  adminUser: { name: 'Sample User', jobTitle: 'Site Administrator' },
} as const;

/** The sample company. To rebrand the site, change it in the studio, and the mark in `components/ui/logo.tsx`. */
export const company = {
  ...publishedRecord('company', recordSchema, records),
  ...fixed,
};

/** `+880 2 0000 0000` as a link target. */
export const telephoneHref = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** The number as it is dialled where the language is read: in Bangladesh `02 0000 0000`. */
export const telephoneIn = (number: string, language: Language) =>
  language === 'bn' ? number.replace(/^\+880 ?/, '0') : number;

/** Opens a conversation with that number. */
export const whatsAppHref = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;
