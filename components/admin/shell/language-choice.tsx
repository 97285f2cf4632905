import { useController } from '@/components/admin/store/studio-context.client';
import { storedText } from '@/components/admin/lib/stored-text';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { type Language, staffLanguage } from '@/lib/text';
import { shellStrings } from '@/components/admin/strings/shell';

/** The language of the studio, which its first script reads (`scripts/export/studio-first.browser.mjs`). */
const chosen = storedText('localStorage', 'studio:language');

/** Each in its own language, for those who cannot read the other. */
const languages = [
  ['en', 'English'],
  ['bn', 'বাংলা'],
] as const satisfies readonly (readonly [Language, string])[];

/** Choice of the studio's language. Texts are read when scripts load, so the page is saved and loaded again. */
export function LanguageChoice() {
  const { getState } = useController();

  const choose = async (language: Language) => {
    if (language === staffLanguage) return;
    chosen.set(language);
    // The browser asks before it leaves a text that could not be saved.
    await getState().flush();
    location.reload();
  };

  return (
    <ToggleButtons
      label={shellStrings.language}
      choices={languages}
      chosen={staffLanguage}
      onChoose={(language) => void choose(language)}
      className="mt-2 gap-joint border-t border-joint px-4 pt-2"
      buttonStyle="flex-1 border border-joint"
    />
  );
}
