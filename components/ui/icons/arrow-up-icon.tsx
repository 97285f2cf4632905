import { Icon, type IconProps } from './icon';

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20V5M5 11l7-7 7 7" />
    </Icon>
  );
}
