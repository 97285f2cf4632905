import { type ReactNode, useState } from 'react';
import { MinusIcon, PlusIcon } from '@/components/ui/icons';
import { editorStrings } from '@/components/admin/strings/editor';
import {
  DATED,
  fieldLimits,
  type FieldKind,
  type FieldSpec,
  isRecord,
  listIn,
  schemaAt,
  type z,
} from '@/lib/records';

type FieldGroupsProps = {
  readonly fields: readonly FieldSpec[];
  readonly schema: z.ZodMiniObject;
  /** Reads the value that a field has when the form opens. */
  readonly readValue: (name: string) => unknown;
  readonly children: (spec: FieldSpec) => ReactNode;
};

/**
 * The fields of a form, in groups where the fields begin some, with links to them. A group without any value, or for
 * engineers, is folded at first.
 */
export function FieldGroups({ fields, schema, readValue, children }: FieldGroupsProps) {
  const groups = groupsOf(fields);
  const [isOpen] = useState(() =>
    groups.map(
      (group) =>
        group[0]?.isTechnical !== true &&
        group.some(({ name, isRequired }) => isRequired === true || hasValue(readValue(name))),
    ),
  );
  const bodies = groups.map((group) => (
    <div key={group[0]?.name} className="grid gap-x-6 gap-y-4 @lg:grid-cols-3">
      {group.map((spec) => (
        <div key={spec.name} className={`min-w-0 ${spanOf(spec, schema)}`}>
          {children(spec)}
        </div>
      ))}
    </div>
  ));
  if (groups.length === 1) return bodies;
  return (
    <>
      <nav aria-label={editorStrings.groups}>
        <ul className="flex flex-wrap gap-x-6">
          {groups.map(
            ([first]) =>
              first && (
                <li key={first.name}>
                  <a
                    href={`#${idOf(first)}`}
                    onClick={() => reveal(document.getElementById(idOf(first)))}
                    className="inline-flex min-h-control items-center underline underline-offset-4 hover:no-underline"
                  >
                    {first.heading}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <div>
        {groups.map(([first], index) => (
          <details
            key={first?.name}
            id={first && idOf(first)}
            open={isOpen[index]}
            className="group/part scroll-mt-24 border-t border-joint"
          >
            <summary className="flex min-h-14 cursor-pointer items-center justify-between text-lg font-semibold">
              <h2>{first?.heading}</h2>
              <PlusIcon className="size-4 group-open/part:hidden" />
              <MinusIcon className="hidden size-4 group-open/part:block" />
            </summary>
            <div className="pb-5">{bodies[index]}</div>
          </details>
        ))}
      </div>
    </>
  );
}

const idOf = ({ name }: FieldSpec) => `group-${name}`;

/** Splits fields where one begins a group. */
function groupsOf(fields: readonly FieldSpec[]) {
  const groups: FieldSpec[][] = [[]];
  for (const spec of fields) {
    if (spec.heading !== undefined && groups.at(-1)?.length !== 0) groups.push([]);
    groups.at(-1)?.push(spec);
  }
  return groups;
}

const hasValue = (value: unknown) =>
  isRecord(value)
    ? Object.keys(value).length > 0
    : Array.isArray(value)
      ? listIn(value).length > 0
      : Boolean(value);

/** Most characters of a text that a third of the form has room for. */
const SHORT_TEXT = 60;
const SHORT = new Set<FieldKind>(['number', 'date', 'choice', 'record']);

/** Three short fields share a row, and so do lists without entries, but for the changes with a date. */
function spanOf({ name, kind, isTranslated }: FieldSpec, schema: z.ZodMiniObject) {
  const { max } = fieldLimits(schemaAt(schema, name));
  const isShort = SHORT.has(kind) || (kind === 'text' && (max ?? Infinity) <= SHORT_TEXT);
  if (isTranslated !== true && isShort) return '';
  return kind === 'rows' && name !== DATED ? '@lg:has-[li]:col-span-3' : '@lg:col-span-3';
}

/** Opens the groups that an element is in. */
export function reveal(element: Element | null) {
  for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
}
