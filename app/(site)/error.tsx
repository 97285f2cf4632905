'use client';

import { ErrorScreen } from '@/components/ui/error-screen';

/** A failure inside a public page: the header, the menu and the footer stay. */
export default function SiteError() {
  return <ErrorScreen />;
}
