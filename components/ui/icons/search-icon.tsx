import { Icon, type IconProps } from './icon';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
  </Icon>
);
