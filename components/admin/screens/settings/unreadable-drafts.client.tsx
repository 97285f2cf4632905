'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { useAct } from '@/components/admin/actions/record-actions';
import { saveFile } from '@/components/admin/ui/save-file';
import { settingsStrings } from '@/components/admin/strings/settings';
import { momentText } from '@/components/admin/lib/wording';
import { SettingsSection } from './settings-section';

const texts = settingsStrings.unreadable;

/** Lists stored entries that could not be read; they are kept unchanged until somebody deletes them. */
export function UnreadableDrafts() {
  const { state, deleteQuarantined } = useStudio();
  const act = useAct();
  if (state.quarantine.length === 0) return null;
  return (
    <SettingsSection title={texts.title}>
      <ul className="border-t border-joint">
        {state.quarantine.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-joint py-1"
          >
            <p>{texts.entry(momentText(entry.at), entry.store, entry.reason)}</p>
            <span className="flex flex-wrap">
              <StudioButton
                look="quiet"
                onPress={() => saveFile(`unreadable-${entry.id}.json`, textOf(entry.raw))}
              >
                {texts.download}
                <span className="sr-only"> {texts.of(entry.id)}</span>
              </StudioButton>
              <StudioButton
                look="quiet"
                onPress={() => act(deleteQuarantined(entry.id), () => texts.deleted)}
              >
                {texts.delete}
                <span className="sr-only"> {texts.of(entry.id)}</span>
              </StudioButton>
            </span>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

/** Serializes any value for the download, as far as possible. */
function textOf(raw: unknown) {
  try {
    return JSON.stringify(raw, writable, 2) ?? String(raw);
  } catch {
    return String(raw);
  }
}

/** JSON replacer for values without a JSON form: bigint, Map, Set. */
function writable(_: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}
