import type { ReactNode } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { Logo } from '@/components/ui/logo';
import { company, mark } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import { ShellFrame } from './shell-frame.client';

/** Frame of all screens: draft store, sidebar, top bar and status bar. */
export function AdminShell({ children }: { readonly children: ReactNode }) {
  const { adminSearch, adminUser } = company;
  const { brand } = inLanguage(company, 'en');
  return (
    <StudioProvider>
      <ShellFrame
        brand={brand}
        logo={<Logo brand={brand} mark={mark} />}
        home={routes.home}
        search={adminSearch}
        user={adminUser}
      >
        {children}
      </ShellFrame>
    </StudioProvider>
  );
}
