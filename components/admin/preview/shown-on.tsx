import { memo } from 'react';
import { previewStrings } from '@/components/admin/strings/preview';
import { shownPages } from '@/components/admin/records/shown-pages';
import { Link } from '@/components/ui/link';
import type { Entity } from '@/content/registry';
import { shell } from '@/content/strings/en/shell';

/** The pages that show an entity. Remembered: a key that is typed does not draw it again. */
export const ShownOn = memo(function ShownOn({ entity }: { readonly entity: Entity }) {
  const pages = shownPages(entity);
  if (pages.length === 0) return null;
  return (
    <p className="mt-3">
      {previewStrings.shownOn}{' '}
      {pages.map(({ path, title }) => (
        <Link
          key={path}
          href={path}
          newTab={shell.newTab}
          className="mr-3 inline-block min-w-6 py-1 text-center font-semibold underline underline-offset-4 first-letter:uppercase"
        >
          {title}
        </Link>
      ))}
    </p>
  );
});
