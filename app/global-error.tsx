'use client';

import './globals.css';
import { ErrorScreen } from '@/components/ui/error-screen';
import { error } from '@/content/strings/error';
import { oneLanguage } from '@/content/strings/table';

const isBangla = () => typeof location !== 'undefined' && /^\/bn(\/|$)/.test(location.pathname);

/** Document for failures that no page catches, such as in its header; in the page's language. */
export default function GlobalError() {
  const language = isBangla() ? 'bn' : 'en';
  return (
    <html lang={language}>
      <body>
        <main>
          <ErrorScreen {...oneLanguage(error, language)} />
        </main>
      </body>
    </html>
  );
}
