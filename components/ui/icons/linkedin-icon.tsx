import { Icon, type IconProps } from './icon';

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 10v10M11 20V10h4l4 4v6" />
      <path d="M4 4h2v2H4z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
