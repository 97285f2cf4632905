import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'>;

/** Base of all icons: a 24 px grid, 2 px strokes in `currentColor`. Decorative: the control has the name. */
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

type DrawnProps = IconProps & { readonly strokes?: string; readonly filled?: string };

const Drawn = ({ strokes, filled, ...props }: DrawnProps) => (
  <Icon {...props}>
    {strokes && <path d={strokes} />}
    {filled && <path d={filled} fill="currentColor" stroke="none" />}
  </Icon>
);

export const ArrowUpIcon = (props: IconProps) => <Drawn {...props} strokes="M12 20V5M5 11l7-7 7 7" />;
export const ArrowDownIcon = (props: IconProps) => <Drawn {...props} strokes="M12 4v15M5 13l7 7 7-7" />;
export const ArrowLeftIcon = (props: IconProps) => <Drawn {...props} strokes="M20 12H5M11 5l-7 7 7 7" />;
export const ArrowRightIcon = (props: IconProps) => <Drawn {...props} strokes="M4 12h15M13 5l7 7-7 7" />;
export const CloseIcon = (props: IconProps) => <Drawn {...props} strokes="M5 5l14 14M19 5L5 19" />;
export const MinusIcon = (props: IconProps) => <Drawn {...props} strokes="M4 12h16" />;
export const PlusIcon = (props: IconProps) => <Drawn {...props} strokes="M12 4v16M4 12h16" />;
export const ExternalIcon = (props: IconProps) => (
  <Drawn {...props} strokes="M9 5H4v15h15v-5M14 4h6v6M11 13l8-8" />
);
export const SearchIcon = (props: IconProps) => (
  <Drawn {...props} strokes="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
);
export const FacebookIcon = (props: IconProps) => <Drawn {...props} strokes="M18 4h-4l-3 3v13M7 12h10" />;
export const XIcon = (props: IconProps) => (
  <Drawn {...props} strokes="M4 4h4l12 16h-4zM20 4l-6 6.6M4 20l6-6.6" />
);

export const PauseIcon = (props: IconProps) => <Drawn {...props} filled="M6 4h4v16H6zM14 4h4v16h-4z" />;
export const PlayIcon = (props: IconProps) => <Drawn {...props} filled="M6 3v18l15-9z" />;
export const LinkedinIcon = (props: IconProps) => (
  <Drawn {...props} strokes="M5 10v10M11 20V10h4l4 4v6" filled="M4 4h2v2H4z" />
);
export const YoutubeIcon = (props: IconProps) => (
  <Drawn {...props} strokes="M2 5h20v14H2z" filled="M10 8.5v7l6-3.5z" />
);

export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 3h18v18H3z" />
    <circle cx="12" cy="12" r="4" />
    <path d="M16 6h2v2h-2z" fill="currentColor" stroke="none" />
  </Icon>
);
