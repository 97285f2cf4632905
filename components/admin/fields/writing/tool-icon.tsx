import { Icon } from '@/components/ui/icons/icon';

const drawings = {
  link: 'M10 14l4-4M12 7l3-3a3.5 3.5 0 0 1 5 5l-3 3M12 17l-3 3a3.5 3.5 0 0 1-5-5l3-3',
  list: 'M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2',
  numbers: 'M10 6h11M10 12h11M10 18h11M3 5l2-1v6M3 15h3l-3 4h3',
  quote: 'M4 5v14M9 7h11M9 12h11M9 17h7',
  picture: 'M3 5h18v14H3zM3 16l6-5 4 3 3-2 5 4',
  table: 'M3 5h18v14H3zM3 10h18M3 15h18M9 5v14M15 5v14',
} as const;

const letters = { bold: 'B', italic: 'I' } as const;

export type ToolIconName = keyof typeof drawings | keyof typeof letters;

/** What a button over the text shows. Decoration: the button carries the name. */
export function ToolIcon({ name }: { readonly name: ToolIconName }) {
  if (name in letters) {
    const letter = letters[name as keyof typeof letters];
    return (
      <span aria-hidden="true" className={`text-lg font-bold ${name === 'italic' ? 'italic' : ''}`}>
        {letter}
      </span>
    );
  }
  return (
    <Icon width={20} height={20}>
      <path d={drawings[name as keyof typeof drawings]} />
    </Icon>
  );
}
