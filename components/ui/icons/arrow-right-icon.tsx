import { Icon, type IconProps } from './icon';

export function ArrowRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h15M13 5l7 7-7 7" />
    </Icon>
  );
}
