import { brandPreviewStrings as texts } from '../strings/brand';
import { Button } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { MarkDrawing } from '@/components/ui/mark-drawing';
import type { BrandColours } from '@/content/registry/brand-colours';
import { neutralColours } from '@/content/registry/neutral-colours';
import { colourRoles, readBrandMark } from '@/content/entities/company/brand-fields';
import { iconSvg, markSize } from '@/lib/brand';

const { ink, paper } = neutralColours;

/** Sides in px of the shown icons: of a browser's tab and of a home screen. */
const ICONS = [32, 96] as const;
/** Area in px² of the mark on the card. */
const CARD_MARK = 2_400;

type BrandPreviewProps = {
  readonly brand: string;
  readonly summary: string;
  readonly mark: string;
  readonly colours: BrandColours;
};

/** Preview of mark and colour: header, button and link, shared card, icons. */
export function BrandPreview({ brand, summary, mark: svg, colours }: BrandPreviewProps) {
  const read = readBrandMark(svg);
  if (!read.ok || !colourRoles.safeParse(colours).success) return <p className="p-gutter">{texts.waiting}</p>;
  const { mark } = read;
  return (
    <div className="forced-color-adjust-none">
      <div className="flex h-header-compact items-center justify-between bg-concrete-800 px-gutter text-paper">
        <Logo brand={brand} mark={mark} />
        <span
          className="min-w-6 px-1.5 py-0.5 text-center type-data"
          style={{ background: colours.brand, color: colours.on }}
        >
          3
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-8 p-gutter">
        <Logo brand={brand} mark={mark} />
        <Button style={{ outline: `3px solid ${colours.ink}`, outlineOffset: 3 }}>{texts.button}</Button>
        <span className="font-semibold underline underline-offset-4" style={{ color: colours.ink }}>
          {texts.link}
        </span>
        {ICONS.map((side) => (
          // eslint-disable-next-line @next/next/no-img-element -- drawn here, not loaded
          <img
            key={side}
            alt=""
            width={side}
            height={side}
            src={`data:image/svg+xml,${encodeURIComponent(iconSvg(mark, { side, share: 0.8, ground: paper, ink }))}`}
            className="border border-joint"
          />
        ))}
      </div>
      <div className="p-gutter text-paper" style={{ background: colours.deep }}>
        <p className="max-w-title type-h2">{brand}</p>
        <p className="mt-4 max-w-lead" style={{ color: colours.pale }}>
          {summary}
        </p>
        <MarkDrawing mark={mark} {...markSize(mark, CARD_MARK)} className="mt-9" />
      </div>
    </div>
  );
}
