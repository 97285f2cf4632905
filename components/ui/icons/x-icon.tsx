import { Icon, type IconProps } from './icon';

export function XIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4h4l12 16h-4zM20 4l-6 6.6M4 20l6-6.6" />
    </Icon>
  );
}
