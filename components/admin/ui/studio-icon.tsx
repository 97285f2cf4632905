import { Icon } from '@/components/ui/icons';

const drawings = {
  dashboard: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  products: 'M3 6h18v12H3zM7 10h3v4H7zM14 10h3v4h-3z',
  blogs: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  services: 'M3 7h11v10H3zM14 10h4l3 4v3h-7M7 17v2M17 17v2',
  banners: 'M3 5h18v14H3zM3 16l6-5 4 3 3-2 5 4',
  feedbacks: 'M4 4h16v12H10l-4 4v-4H4z',
  news: 'M3 5h14v14H5a2 2 0 0 1-2-2zM17 9h4v8a2 2 0 0 1-4 0M6 9h8M6 13h8M6 16h5',
  vacancies: 'M3 8h18v12H3zM9 8V4h6v4M3 13h18',
  galleries: 'M3 7h14v13H3zM7 7V3h14v13h-4M3 17l4-4 3 3 3-3 4 4',
  films: 'M3 5h18v14H3zM10 9l5 3-5 3z',
  partners: 'M4 20v-5h6v5zM14 20v-5h6v5zM9 12V7h6v5zM12 7V4',
  keyProduct: 'M3 7h18v10H3zM7 10h2v4H7zM11 10h2v4h-2zM15 10h2v4h-2z',
  quality: 'M4 4h16v16H4zM8 12l3 3 5-6',
  pages: 'M6 3h8l4 4v14H6zM14 3v4h4',
  company: 'M4 21V9l5 3V9l5 3V4h6v17z',
  menu: 'M3 6h18M3 12h18M3 18h18',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  preview: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  delete: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  restore: 'M4 5v6h6M4.5 11a8 8 0 1 1 1.5 6',
  first: 'M5 4h14M12 20V8M6 14l6-6 6 6',
  last: 'M5 20h14M12 4v12M6 10l6 6 6-6',
  handle: 'M4 8h16M4 12h16M4 16h16',
} as const;

export type StudioIconName = keyof typeof drawings;

/** Icon of the studio, with the site's `Icon` as base. Decorative: the surrounding control has the accessible name. */
export const StudioIcon = ({ name }: { readonly name: StudioIconName }) => (
  <Icon width={20} height={20}>
    <path d={drawings[name]} />
  </Icon>
);
