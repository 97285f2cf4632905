import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AdminShell } from '@/components/admin/shell/admin-shell';
import { SiteDocument } from '../_lib/site-document';
import './admin.css';

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Root of the studio. The exported pages grant no rights by themselves. */
export default function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteDocument language="en" translate="no">
      <AdminShell>{children}</AdminShell>
    </SiteDocument>
  );
}
