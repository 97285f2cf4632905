'use client';

import './globals.css';
import { ErrorScreen } from '@/components/ui/error-screen';

/** A failure in the root layout itself, which this document therefore replaces. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main>
          <ErrorScreen />
        </main>
      </body>
    </html>
  );
}
