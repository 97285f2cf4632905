import { Icon, type IconProps } from './icon';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3v18l15-9z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
