import { Icon, type IconProps } from './icon';

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 5H4v15h15v-5M14 4h6v6M11 13l8-8" />
    </Icon>
  );
}
