import { keyStrings } from '@/components/admin/strings/dialogs';
import { capital } from '@/lib/records';
import { type StudioAction, studioActions } from './studio-actions';

/** Formats a key: `Ctrl or Cmd + Shift + Z` for `mod+shift+z`. */
const keyText = (key: string) =>
  key
    .split('+')
    .map((part) => (part === 'mod' ? keyStrings.mod : capital(part)))
    .join(' + ');

/** List of the studio's keyboard shortcuts, for the help dialog and the settings. */
export function KeyList() {
  const rows = [
    ...Object.values<StudioAction>(studioActions).map(
      ({ key, otherKey, label, keyNote }) =>
        [
          otherKey === undefined ? keyText(key) : `${keyText(key)}, ${keyText(otherKey)}`,
          keyNote === undefined ? label : `${label} ${keyNote}`,
        ] as const,
    ),
    ...keyStrings.local.map(({ keys, does }) => [keys, does] as const),
  ];
  return (
    <dl className="border-t border-joint">
      {rows.map(([combination, effect]) => (
        <div key={combination} className="flex flex-wrap justify-between gap-x-6 border-b border-joint py-2">
          <dt className="font-semibold">{combination}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
