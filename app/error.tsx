'use client';

import { ErrorScreen } from '@/components/site/shared/error-screen';

/** A failure outside the public pages, or in what they all wear. */
export default function RootError() {
  return (
    <main>
      <ErrorScreen />
    </main>
  );
}
