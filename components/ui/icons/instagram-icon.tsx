import { Icon, type IconProps } from './icon';

export function InstagramIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3h18v18H3z" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16 6h2v2h-2z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
