import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { StudioLink } from '@/components/admin/ui/studio-link';

type SidebarLinkProps = {
  readonly path: string;
  readonly isCurrent: boolean;
  readonly className: string;
  readonly children: ReactNode;
};

/** A link of the sidebar; the current page is marked by ground and edge, and for screen readers. */
export function SidebarLink({ path, isCurrent, className, children }: SidebarLinkProps) {
  return (
    <StudioLink
      href={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={clsx(
        className,
        'border-l-4',
        isCurrent
          ? 'border-leaf-pale bg-white/10 text-white'
          : 'border-transparent text-concrete-200 hover:bg-white/8 hover:text-white',
      )}
    >
      {children}
    </StudioLink>
  );
}
