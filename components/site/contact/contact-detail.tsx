import type { ReactNode } from 'react';

type ContactDetailProps = { readonly title: string; readonly children: ReactNode };

/** One course of the contact details: what it is, and below it the data. */
export function ContactDetail({ title, children }: ContactDetailProps) {
  return (
    <div className="border-b border-joint pt-4 pb-6">
      <dt className="type-small text-concrete-600">{title}</dt>
      <dd className="mt-2 type-data-large">{children}</dd>
    </div>
  );
}
