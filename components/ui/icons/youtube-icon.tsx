import { Icon, type IconProps } from './icon';

export function YoutubeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 5h20v14H2z" />
      <path d="M10 8.5v7l6-3.5z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
