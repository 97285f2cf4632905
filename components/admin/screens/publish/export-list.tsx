import { useMeta } from '@/components/admin/records/use-storage';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { activityStrings as texts } from '@/components/admin/strings/settings';
import { isRecord } from '@/lib/records';
import { momentText } from '@/components/admin/lib/wording';

/** Lists exports with time, author and note, newest first. */
export function ExportList() {
  const exports = readExports(useMeta('exports'));
  if (exports.length === 0) return null;
  return (
    <Disclosure summary={texts.exports(exports.length)} className="mb-4">
      <ul className="border-t border-joint">
        {exports.map((item) => (
          <li key={`${item.at} ${item.file}`} className="border-b border-joint py-2">
            <time dateTime={item.at} className="inline-block w-28 text-concrete-600 tabular-nums">
              {momentText(item.at)}
            </time>
            <span>{texts.exported(item.changes, item.file, item.by)}</span>
            {item.note !== '' && <span className="block text-sm">{texts.note(item.note)}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** An export in the activity list. */
export type Export = {
  /** ISO time. */
  readonly at: string;
  readonly file: string;
  readonly by: string;
  readonly note: string;
  readonly changes: number;
};

/** Maximum number of stored exports. */
const MAX = 50;

/** Parses the stored exports, newest first; skips invalid entries. */
export const readExports = (raw: unknown): readonly Export[] =>
  Array.isArray(raw) ? raw.filter(isExport) : [];

/** Adds an export to the stored ones; returns the list to store. */
export const withExport = (raw: unknown, added: Export): readonly Export[] =>
  [added, ...readExports(raw)].slice(0, MAX);

function isExport(value: unknown): value is Export {
  if (!isRecord(value)) return false;
  const { at, file, by, note, changes } = value;
  const isNamed = [at, file, by, note].every((text) => typeof text === 'string');
  return isNamed && !Number.isNaN(Date.parse(String(at))) && typeof changes === 'number';
}
