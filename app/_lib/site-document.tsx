import type { ReactNode } from 'react';
import type { Language } from '@/content/lib/language';
import { archivo } from './archivo';

type SiteDocumentProps = {
  readonly language: Language;
  readonly children: ReactNode;
};

/** Document of one language: `<html>`, Archivo and `<body>`. Each root layout adds its own chrome. */
export function SiteDocument({ language, children }: SiteDocumentProps) {
  return (
    <html lang={language} className={archivo.variable} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
