'use client';

import type { ComponentProps } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { ShellFrame } from './shell-frame';

/** Frame of all screens: draft store, sidebar, top bar and status bar. */
export const AdminShell = (props: ComponentProps<typeof ShellFrame>) => (
  <StudioProvider>
    <ShellFrame {...props} />
  </StudioProvider>
);
