import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

type StudioLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/**
 * A link between two screens of the studio: soft, so that its state stays, and fetched only when it is followed. Lists
 * draw fifty of them with every key in the filter, which is why it is not Next's, whose links prefetch.
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
