import { recordIn } from '@/components/admin/records/draft-values';
import { brandFieldStrings as texts } from './strings/brand';
import { MarkDrawing } from '@/components/ui/mark-drawing';
import { brandRoles } from '@/content/registry/brand-colours';
import { readBrandMark } from '@/content/entities/company/brand-fields';
import { isHexColour, type Mark, markSize } from '@/lib/brand';
import { textOf } from '@/lib/records';

/** Area of the shown mark in px². */
const SHOWN = 3_000;

/** A mark on a light and on a dark ground. */
export const MarkOnGrounds = ({ mark }: { readonly mark: Mark }) => (
  <div className="mb-3 grid max-w-sm grid-cols-2 border border-joint">
    {['bg-paper text-ink', 'bg-ink text-paper'].map((ground) => (
      <div key={ground} className={`grid h-24 place-content-center ${ground}`}>
        <MarkDrawing mark={mark} {...markSize(mark, SHOWN)} />
      </div>
    ))}
  </div>
);

/** The roles of a brand's colour, each with its colour and its code. */
export const RoleList = ({ colours }: { readonly colours: Readonly<Record<string, unknown>> }) => (
  <ul className="mt-4 grid gap-2 @xl:grid-cols-2">
    {brandRoles
      .map((role) => [role, textOf(colours[role])] as const)
      .filter(([, hex]) => isHexColour(hex))
      .map(([role, hex]) => (
        <li key={role} className="flex items-center gap-3">
          <span
            className="size-8 shrink-0 border border-joint forced-color-adjust-none"
            style={{ background: hex }}
          />
          <span>
            <span className="block leading-tight">{texts.roles[role]}</span>
            <span className="block text-sm text-concrete-600 tabular-nums">{hex}</span>
          </span>
        </li>
      ))}
  </ul>
);

type ViewProps = { readonly value: unknown };

/** A mark in the review; one that cannot be read as its text. */
export function MarkView({ value }: ViewProps) {
  const read = readBrandMark(textOf(value));
  return read.ok ? <MarkOnGrounds mark={read.mark} /> : <p>{textOf(value)}</p>;
}

/** The roles of a brand's colour in the review. */
export const ColoursView = ({ value }: ViewProps) => <RoleList colours={recordIn(value)} />;
