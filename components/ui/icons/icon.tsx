import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'>;

/**
 * The sheet every icon is drawn on: a 24 px grid, 2 px strokes with square ends and mitred corners, in the text's
 * colour. Icons are decoration; the control around them carries the name.
 */
export function Icon(props: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="miter"
      {...props}
    />
  );
}
