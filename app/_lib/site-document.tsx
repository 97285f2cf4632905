import type { ReactNode } from 'react';
import type { Language } from '@/lib/text';
import { archivo } from './archivo';

type SiteDocumentProps = {
  readonly language: Language;
  /** `no` keeps page translators away: for a tool whose texts follow what is typed. */
  readonly translate?: 'no';
  readonly children: ReactNode;
};

/** Document of one language: `<html>`, Archivo and `<body>`. Each root layout adds its own chrome. */
export function SiteDocument({ language, translate, children }: SiteDocumentProps) {
  return (
    <html lang={language} translate={translate} className={archivo.variable} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  );
}
