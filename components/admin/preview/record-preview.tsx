import { memo, Suspense, use } from 'react';
import { previews } from '@/components/admin/entities/previews';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { previewStrings } from '@/components/admin/strings/preview';
import { inLanguage, type Language } from '@/content/lib/language';
import type { Entity, ManagedRecord } from '@/content/registry';
import type { Locale } from '@/content/strings/locale';
import type { PreviewView } from './preview-choices';
import { PreviewFrame } from './preview-frame';
import { previewWidths } from './preview-widths';

type RecordPreviewProps = PreviewView & {
  readonly entity: Entity;
  readonly value: ManagedRecord;
};

/** A record as the website shows it, on a screen of the chosen width. Remembered: it follows the typing when there is time. */
export const RecordPreview = memo(function RecordPreview({
  entity,
  value,
  width,
  language,
}: RecordPreviewProps) {
  return (
    <PreviewFrame width={previewWidths[width]} language={language} title={previewStrings.title}>
      <Suspense fallback={<p className="p-gutter">{previewStrings.loading}</p>}>
        <InLanguage entity={entity} value={value} language={language} />
      </Suspense>
    </PreviewFrame>
  );
});

function InLanguage({ entity, value, language }: Omit<RecordPreviewProps, 'width'>) {
  const pictureUrl = usePictureUrl();
  const locale = use(localeIn(language));
  const Preview = previews[entity];
  return (
    Preview !== null && (
      <Preview value={inLanguage(value, language)} locale={locale} pictureUrl={pictureUrl} />
    )
  );
}

const loading = new Map<Language, Promise<Locale>>();

/** The texts of the website in a language, loaded when it is first shown. */
function localeIn(language: Language) {
  const known = loading.get(language);
  if (known !== undefined) return known;
  const arriving =
    language === 'en'
      ? import('@/content/strings/english').then(({ english }) => english)
      : import('@/content/strings/locales').then(({ locales }) => locales[language]);
  // Should it not arrive, the next one who asks tries again.
  arriving.catch(() => loading.delete(language));
  loading.set(language, arriving);
  return arriving;
}
