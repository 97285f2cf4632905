import { cn } from './cn';

type LogoProps = { readonly brand: string; readonly className?: string | undefined };

/**
 * Logo: the front face of a block (a frame with two cores) and the brand's name, in the text's colour.
 * To rebrand, change the path here and in `scripts/logos/favicons.ts`, which writes the icons.
 */
export function Logo({ brand, className }: LogoProps) {
  return (
    <span className={cn('flex items-center gap-3.5 type-logo', className)}>
      <svg
        aria-hidden="true"
        focusable="false"
        width={48}
        height={26}
        viewBox="0 0 48 26"
        className="shrink-0"
      >
        <path
          fill="currentColor"
          fillRule="evenodd"
          d="M0 0h48v26H0zM3 3v20h42V3zM7 7h14v12H7zM27 7h14v12H27z"
        />
      </svg>
      {brand}
    </span>
  );
}
