'use client';

import { ErrorScreen } from '@/components/ui/error-screen';

/** A failure inside a screen of the studio, whose drafts are kept where they are stored. */
export default function StudioError() {
  return <ErrorScreen />;
}
