/** Languages of a file to download. */
export const documentLanguages = {
  en: ['English', 'ইংরেজি'],
  bn: ['Bangla', 'বাংলা'],
  both: ['English and Bangla', 'ইংরেজি ও বাংলা'],
} as const;
