import type { Language } from '@/lib/text';

/** The visitor's day in a language, as `dayIn` writes it, without loading the names of months. */
export const today = (language: Language) =>
  language === 'bn'
    ? new Date().toLocaleDateString('bn-BD', { dateStyle: 'long' }).replace(',', '')
    : new Date().toLocaleDateString('en-US', { dateStyle: 'medium' });
