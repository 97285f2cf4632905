import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type StudioLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Soft link between screens. Not Next's `Link`, which would prefetch fifty of them at each key in the filter. */
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
