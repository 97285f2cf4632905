'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { error } from '@/content/strings/bn/error';

/** A failure outside of a page's own part, such as in its header: `global-error.tsx` would answer in English. */
export default function BanglaError() {
  return (
    <main>
      <ErrorScreen texts={error} base="/bn" />
    </main>
  );
}
