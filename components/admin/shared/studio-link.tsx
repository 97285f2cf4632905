import Link from 'next/link';
import type { ComponentProps } from 'react';

type StudioLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/** A link between two screens of the studio: soft, so that its state stays, and fetched only when it is followed. */
export function StudioLink(props: StudioLinkProps) {
  return <Link prefetch={false} {...props} />;
}
