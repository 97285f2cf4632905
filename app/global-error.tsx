'use client';

import './globals.css';
import { ErrorScreen } from '@/components/ui/error-screen';
import { error as bangla } from '@/content/strings/bn/error';

const isBangla = () => typeof location !== 'undefined' && /^\/bn(\/|$)/.test(location.pathname);

/** A failure that no page catches, such as one of its header: this document takes the place of the page's, in its language. */
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
