import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { arrowMotion, buttonStyles } from './button-styles';
import { cn } from './cn';
import { ArrowRightIcon } from './icons';
import { Link } from './link';

type ButtonLinkProps = ComponentProps<typeof Link> & VariantProps<typeof buttonStyles>;

/** A link that looks like a button, with the arrow that moves 4 px when pointed at. */
export function ButtonLink({ tone, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link className={cn(buttonStyles({ tone }), className)} {...props}>
      {children}
      <ArrowRightIcon className={arrowMotion} />
    </Link>
  );
}
