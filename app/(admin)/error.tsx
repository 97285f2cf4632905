'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { error } from '@/content/strings/en/error';

/** Error screen of the studio. Stored drafts are not affected. */
export default function StudioError() {
  return <ErrorScreen {...error} />;
}
