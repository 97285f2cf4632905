'use client';

import { ErrorScreen } from '@/components/site/shared/error-screen';

/** A failure inside a public page: the header, the menu and the footer stay. */
export default function SiteError() {
  return <ErrorScreen />;
}
