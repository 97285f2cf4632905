import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { arrowMotion, buttonStyles } from './button-styles';
import { cn } from './cn';
import { ArrowRightIcon } from './icons';
import { Link } from './link';

type ButtonLinkProps = ComponentProps<typeof Link> & VariantProps<typeof buttonStyles>;

/** Link with the look of a button, and an arrow that moves 4 px on hover. */
export function ButtonLink({ tone, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link className={cn(buttonStyles({ tone }), className)} {...props}>
      <span>{children}</span>
      <ArrowRightIcon className={arrowMotion} />
    </Link>
  );
}
