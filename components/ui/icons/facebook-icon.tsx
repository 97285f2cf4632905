import { Icon, type IconProps } from './icon';

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 4h-4l-3 3v13M7 12h10" />
    </Icon>
  );
}
