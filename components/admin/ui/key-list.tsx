import { keyStrings } from '@/components/admin/strings/dialogs';

/** The studio's keys, for the help dialog and the settings. */
export function KeyList() {
  return (
    <dl className="border-t border-joint">
      {keyStrings.map(([combination, effect]) => (
        <div key={combination} className="flex flex-wrap justify-between gap-x-6 border-b border-joint py-2">
          <dt className="font-semibold">{combination}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
