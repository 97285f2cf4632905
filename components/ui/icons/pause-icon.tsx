import { Icon, type IconProps } from './icon';

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4h4v16H6zM14 4h4v16h-4z" fill="currentColor" stroke="none" />
    </Icon>
  );
}
