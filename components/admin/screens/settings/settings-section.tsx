import type { ReactNode } from 'react';

type SettingsSectionProps = { readonly title: string; readonly children: ReactNode };

/** One section of the settings, with its heading beside the contents. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = `settings-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="grid gap-x-8 gap-y-3 border-t border-joint py-6 lg:grid-cols-3">
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <div className="min-w-0 lg:col-span-2">{children}</div>
    </section>
  );
}
