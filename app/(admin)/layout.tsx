import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/logo';
import { company, mark } from '@/content/entities/company';
import { routes } from '@/content/routes';
import { inLanguage } from '@/lib/records';
import { SiteDocument } from '../_lib/site-document';
import './admin.css';
import { AdminShell } from './studio.client';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Root of the studio. The exported pages grant no rights by themselves. */
export default function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { brand } = inLanguage(company, 'en');
  return (
    <SiteDocument language="en" translate="no">
      <AdminShell
        brand={brand}
        logo={<Logo brand={brand} mark={mark} />}
        home={routes.home}
        search={company.adminSearch}
        user={company.adminUser}
      >
        {children}
      </AdminShell>
    </SiteDocument>
  );
}
