'use client';

import './globals.css';
import { ErrorScreen } from '@/components/ui/error-screen';
import { error as bangla } from '@/content/strings/bn/error';

const isBangla = () => typeof location !== 'undefined' && /^\/bn(\/|$)/.test(location.pathname);

/** Document for failures that no page catches, such as in its header; in the page's language. */
export default function GlobalError() {
  const texts = isBangla() ? bangla : undefined;
  return (
    <html lang={texts ? 'bn' : 'en'}>
      <body>
        <main>
          <ErrorScreen texts={texts} />
        </main>
      </body>
    </html>
  );
}
