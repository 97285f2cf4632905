import { Icon, type IconProps } from './icon';

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16" />
    </Icon>
  );
}
