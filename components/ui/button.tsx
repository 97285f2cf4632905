import type { VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { buttonStyles } from './button-styles';
import { cn } from './cn';

type ButtonProps = ComponentPropsWithRef<'button'> & VariantProps<typeof buttonStyles>;

/** A solid 52 px button. It never submits a form unless asked to. */
export function Button({ tone, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={cn(buttonStyles({ tone }), className)} {...props} />;
}
