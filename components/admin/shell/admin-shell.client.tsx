'use client';

import { type ComponentProps, useLayoutEffect } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { staffLanguage } from '@/lib/text';
import { ShellFrame } from './shell-frame';

/** Frame of all screens: draft store, sidebar, top bar and status bar. */
export function AdminShell(props: ComponentProps<typeof ShellFrame>) {
  // The exported document is in English.
  useLayoutEffect(() => void (document.documentElement.lang = staffLanguage), []);

  return (
    <StudioProvider>
      <ShellFrame {...props} />
    </StudioProvider>
  );
}
