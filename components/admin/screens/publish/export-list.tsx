import { useEffect, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { settingsStrings } from '@/components/admin/strings/settings';
import { momentText } from '@/components/admin/lib/time-text';

const texts = settingsStrings.activity;

/** What was exported when, by whom and with which note, newest first. */
export function ExportList() {
  const { readMeta, state } = useStudio();
  const [exports, setExports] = useState<readonly Export[]>([]);
  const isOpen = state.storeName !== null;

  useEffect(() => {
    if (!isOpen) return;
    let isShown = true;
    void readMeta('exports').then((kept) => {
      if (isShown && kept.ok) setExports(readExports(kept.value));
    });
    return () => {
      isShown = false;
    };
  }, [isOpen, readMeta]);

  if (exports.length === 0) return null;
  return (
    <details className="mb-4">
      <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
        {texts.exports(exports.length)}
      </summary>
      <ul className="border-t border-joint">
        {exports.map((item) => (
          <li key={`${item.at} ${item.file}`} className="border-b border-joint py-2">
            <time dateTime={item.at} className="inline-block w-28 text-concrete-600 tabular-nums">
              {momentText(item.at)}
            </time>
            {texts.exported(item.changes, item.file, item.by)}
            {item.note !== '' && <span className="block text-sm">{texts.note(item.note)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An export as Activity names it. */
export type Export = {
  /** ISO time. */
  readonly at: string;
  readonly file: string;
  /** Who made it; empty where nobody said so. */
  readonly by: string;
  readonly note: string;
  readonly changes: number;
};

/** Exports that are remembered. */
const MOST = 50;

/** The stored exports, newest first; none where nothing of that kind is stored. */
export const readExports = (raw: unknown): readonly Export[] =>
  Array.isArray(raw) ? raw.filter(isExport) : [];

/** The exports to store, with one more. */
export const withExport = (raw: unknown, added: Export): readonly Export[] =>
  [added, ...readExports(raw)].slice(0, MOST);

function isExport(value: unknown): value is Export {
  if (typeof value !== 'object' || value === null) return false;
  const { at, file, by, note, changes } = value as Readonly<Record<string, unknown>>;
  const isNamed = [at, file, by, note].every((text) => typeof text === 'string');
  return isNamed && !Number.isNaN(Date.parse(String(at))) && typeof changes === 'number';
}
