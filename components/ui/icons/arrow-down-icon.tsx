import { Icon, type IconProps } from './icon';

export function ArrowDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v15M5 13l7 7 7-7" />
    </Icon>
  );
}
