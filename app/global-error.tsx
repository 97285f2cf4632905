'use client';

import './globals.css';
import { ErrorScreen } from '@/components/ui/error-screen';
import { error as inBangla } from '@/content/strings/bn/error';
import { error as inEnglish } from '@/content/strings/en/error';

const isBangla = () => typeof location !== 'undefined' && /^\/bn(\/|$)/.test(location.pathname);

/** Document for failures that no page catches, such as in its header; in the page's language. */
export default function GlobalError() {
  const [language, texts] = isBangla() ? (['bn', inBangla] as const) : (['en', inEnglish] as const);
  return (
    <html lang={language}>
      <body>
        <main>
          <ErrorScreen {...texts} />
        </main>
      </body>
    </html>
  );
}
