'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { error } from '@/content/strings/error';
import { oneLanguage } from '@/content/strings/table';

/** Error screen of the studio. Stored drafts are not affected. */
export default function StudioError() {
  return <ErrorScreen {...oneLanguage(error, 'en')} />;
}
