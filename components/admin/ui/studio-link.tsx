import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type StudioLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/**
 * Link between screens of the studio: navigates softly, so that state is kept, and never prefetches. Next's `Link` is
 * not used: lists render fifty links with every key in the filter, and it would prefetch them.
 */
export function StudioLink({ href, onClick, children, ...props }: StudioLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    router.push(href);
  };
  return (
    <a href={href} onClick={follow} {...props}>
      {children}
    </a>
  );
}
