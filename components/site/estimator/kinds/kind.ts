import { countedText } from '@/components/site/shared/counted-text';
import { formatsIn } from '@/components/site/shared/measure-formats';
import type { ListLine, Work } from '@/components/site/shared/project-list/project-list';
import type { Basis, LengthUnit } from '@/lib/counting';
import type { Strings } from '@/content/strings/locale';
import { type FormDraft, type FormErrors, readFields, type Values } from '../draft';
import type { Sketch } from '../drawing-frame';
import type { Fields, NamedField, ValuesOf } from '../fields';
import { type Counting, type Counts, halvesLabel, headlineOf, pieceResults, type Written } from '../results';
import type { Words } from '../words';

/** A line without the id that the list gives it. */
export type OrderLine = Required<Omit<ListLine, 'id'>>;

/** An order on the list: what it is for, and its parts, if they are more than the pieces of the product. */
type Ordered = {
  readonly work: Work;
  readonly parts?: readonly ({ readonly product?: string; readonly count: number } & Partial<Work>)[];
  /** Key of the product, where there are several, and the name of what is ordered if none is sold. */
  readonly soldAs?: string;
  readonly title?: string;
};

/** A way of counting: its fields, and what follows from their values, all of which `C` has. */
type Kind<Of, Table, Counted, C> = {
  /** Name of its texts; by default those of product pages. */
  readonly page?: 'comparison' | 'product';
  /** What scripts would add. */
  readonly withoutScripts?: (page: Strings['calculatorPage']) => string;
  readonly fields: (basis: Of) => Table;
  /** Messages about values that do not fit each other. */
  readonly faults?: (values: ValuesOf<Table>, unit: LengthUnit, words: Words) => FormErrors;
  readonly count: (values: ValuesOf<Table>, basis: Of) => Counted;
  readonly write: (c: C) => Written;
  readonly draw: (c: C) => Sketch;
  readonly order: (c: C) => Ordered;
};

/** Returns the calculators of a kind, by their basis. */
export const calculatorsOf =
  <Of extends Basis, Table extends Fields, Counted extends Counts>(
    kind: Kind<Of, Table, Counted, NoInfer<Counting<Of, ValuesOf<Table>, Counted>>>,
  ) =>
  (basis: Of) => {
    const fields = Object.entries(kind.fields(basis)).map(
      ([name, field]) => ({ ...field, name }) as NamedField,
    );
    const calculation = (values: ValuesOf<Table>, words: Words, unit: LengthUnit, heading: string) => {
      const counted = kind.count(values, basis);
      const { order, halves }: Counts = counted;
      const c = { words, unit, formats: formatsIn(words, unit), basis, values, counted, heading };
      const { texts, language } = words;
      const written = kind.write(c);
      const { extent } = written;
      const { work, parts = [{ count: order }], soldAs = '', title = '' } = kind.order(c);
      const { number } = c.formats;
      const pieces = written.ordered ?? countedText([{ count: order }], texts.counted, language);
      return {
        ...{ words, formats: c.formats, loads: basis.loads, counted: counted as Counts, work },
        /** Headline with its working and notes, and the table in order of derivation. */
        results: {
          ...headlineOf(c, written.noun),
          ...pieceResults(c, extent, written),
          ...written.table?.(extent),
        },
        isCompared: written.table !== undefined,
        beside: written.beside,
        drawn: kind.draw(c),
        /** Key of the product that is ordered; `title` names it where no product is. */
        ...{ soldAs, title },
        /** The figure of the order: `119`, or with half blocks `109 + 21`. */
        figure: [order, ...(halves ? [halves.order] : [])].map((count) => number(count)).join(' + '),
        /** Lines of the order: one, or one for each colour, or for the whole and the half blocks of a wall. */
        linesOf: (id: string): readonly OrderLine[] =>
          parts
            .filter(({ count }) => count > 0)
            .map(({ product = id, count, ...part }) => ({ product, count, work: { ...work, ...part } })),
        /** The order for a message: its product, pieces and pattern, then what they are counted for. */
        messageOf: (name: string) =>
          [
            `${name || extent.label}: ${pieces}`,
            ...(halves ? [`${halvesLabel(words, halves)}: ${number(halves.order)}`] : []),
            `${extent.label}: ${extent.formula}`,
            ...(written.more ?? []),
          ].join('\n'),
      };
    };
    return {
      fields,
      page: kind.page ?? 'product',
      withoutScripts:
        kind.withoutScripts ?? (({ product }: Strings['calculatorPage']) => product.withoutScripts),
      bed: basis.bed,
      /** Reads a form: its values and what follows from them in a unit, or error messages by field. */
      read(draft: FormDraft, words: Words) {
        const read = readFields(fields, draft, words);
        const values = read.values as ValuesOf<Table>;
        const errors = read.errors ?? kind.faults?.(values, draft.unit, words) ?? {};
        if (Object.keys(errors).length > 0) return { ok: false, errors } as const;
        /** The comparison has a table under a heading. */
        const calculate = (unit: LengthUnit, heading: string) => calculation(values, words, unit, heading);
        return { ok: true, values: read.values as Values, calculate } as const;
      },
    };
  };

export type Calculator = ReturnType<ReturnType<typeof calculatorsOf>>;
/** What valid values give: counts, results, drawing and order. */
export type Calculation = ReturnType<Extract<ReturnType<Calculator['read']>, { ok: true }>['calculate']>;
