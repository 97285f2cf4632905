'use client';

import { ErrorScreen } from '@/components/ui/error-screen';
import { error as inBangla } from '@/content/strings/bn/error';
import { error } from '@/content/strings/en/error';
import { staffLanguage } from '@/lib/text';

/** Error screen of the studio. Stored drafts are not affected. */
export default function StudioError() {
  return <ErrorScreen {...(staffLanguage === 'bn' ? inBangla : error)} />;
}
