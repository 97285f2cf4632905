import { useRouter } from 'next/navigation';
import { sharedStrings } from '@/components/admin/strings/shared';
import { announce } from './announce';
import type { ComponentProps, MouseEvent } from 'react';

type StudioLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/** Returns a function that opens a screen, or a field of the one that is open. Without a connection it stays and says so: the browser would show an error page. */
export function useGo() {
  const router = useRouter();
  return (path: string) => {
    const { pathname, search, hash } = new URL(path, location.href);
    if (hash !== '' && pathname === location.pathname && search === location.search) {
      // The form observes the hash. Resets it first: setting the same one fires no event.
      location.hash = '';
      location.hash = hash;
    } else if (navigator.onLine) router.push(path);
    else announce(sharedStrings.offline);
  };
}

/** Soft link between screens. Not Next's `Link`, which would prefetch fifty of them at each key in the filter. */
export function StudioLink({ href, onClick, children, ...props }: StudioLinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    go(href);
  };
  return (
    <a href={href} onClick={follow} {...props}>
      {children}
    </a>
  );
}
