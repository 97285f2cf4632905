import { Icon } from '@/components/ui/icons';

const drawings = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  duplicate: 'M8 8h12v12H8zM16 8V4H4v12h4',
  preview: 'M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  delete: 'M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7',
  restore: 'M4 5v6h6M4.5 11a8 8 0 1 1 1.5 6',
  undo: 'M9 4L4 9l5 5M4 9h11a5 5 0 0 1 0 10h-4',
  redo: 'M15 4l5 5-5 5M20 9H9a5 5 0 0 0 0 10h4',
  first: 'M5 4h14M12 20V8M6 14l6-6 6 6',
  last: 'M5 20h14M12 4v12M6 10l6 6 6-6',
  handle: 'M4 8h16M4 12h16M4 16h16',
} as const;

export type StudioIconName = keyof typeof drawings;

type StudioDrawingProps = {
  /** Path of the strokes, 24 × 24. */
  readonly d: string;
};

/** Drawing of the studio, with the site's `Icon` as base. Decorative: the surrounding control has the accessible name. */
export const StudioDrawing = ({ d }: StudioDrawingProps) => (
  <Icon width={20} height={20}>
    <path d={d} />
  </Icon>
);

/** Icon of the studio by its name. */
export const StudioIcon = ({ name }: { readonly name: StudioIconName }) => (
  <StudioDrawing d={drawings[name]} />
);
