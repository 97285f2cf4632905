import { cn } from './cn';

type LogoProps = { readonly brand: string; readonly className?: string | undefined };

/** Logo: the face of a block, and the brand's name. `scripts/logos/favicons.ts` has the same path. */
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
      <span>{brand}</span>
    </span>
  );
}
