import { Icon, type IconProps } from '@/components/ui/icons/icon';

const drawings = {
  dashboard: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  products: 'M3 6h18v12H3zM7 10h3v4H7zM14 10h3v4h-3z',
  blogs: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  services: 'M3 7h11v10H3zM14 10h4l3 4v3h-7M7 17v2M17 17v2',
  banners: 'M3 5h18v14H3zM3 16l6-5 4 3 3-2 5 4',
  feedbacks: 'M4 4h16v12H10l-4 4v-4H4z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  preview: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  delete: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  restore: 'M4 5v6h6M4.5 11a8 8 0 1 1 1.5 6',
  first: 'M5 4h14M12 20V8M6 14l6-6 6 6',
  last: 'M5 20h14M12 4v12M6 10l6 6 6-6',
  handle: 'M4 8h16M4 12h16M4 16h16',
} as const;

export type StudioIconName = keyof typeof drawings;

/** The studio's icons, on the site's drawing sheet. Decoration: the control around them carries the name. */
export function StudioIcon({ name, ...props }: IconProps & { readonly name: StudioIconName }) {
  return (
    <Icon width={20} height={20} {...props}>
      <path d={drawings[name]} />
    </Icon>
  );
}
