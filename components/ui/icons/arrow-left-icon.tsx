import { Icon, type IconProps } from './icon';

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H5M11 5l-7 7 7 7" />
    </Icon>
  );
}
