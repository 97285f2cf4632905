import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { buttonStyles } from './button-styles';
import { cn } from './cn';

type ButtonProps = ComponentPropsWithRef<'button'> & VariantProps<typeof buttonStyles>;

/** Solid button of 52 px height. Its type is `button` by default, so that it does not submit forms. */
export function Button({ tone, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonStyles({ tone }), className)} {...props} />;
}
