'use client';

import { ErrorScreen } from '@/components/ui/error-screen';

/** Error screen of the studio. Stored drafts are not affected. */
export default function StudioError() {
  return <ErrorScreen />;
}
