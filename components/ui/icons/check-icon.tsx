import { Icon, type IconProps } from './icon';

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12l6 6L20 7" />
    </Icon>
  );
}
