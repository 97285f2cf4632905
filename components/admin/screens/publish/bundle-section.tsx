import { StudioButton } from '@/components/admin/ui/studio-button';
import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { useMeta } from '@/components/admin/records/use-storage';
import { profileLimits } from '@/components/admin/store/profile';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { loadRepository } from '@/components/admin/screens/repository-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { bundleStrings as texts } from '@/components/admin/strings/publish';
import { lookAfterSection } from '@/components/admin/routes';
import { NOTE_LENGTH } from '@/lib/exchange';
import { ImportSection } from './import-section';
import { type Exported, exportSelected } from './export-selected';
import { PublishOutcome } from './publish-outcome';

// A build without an address holds nothing of it.
const MailFile = process.env.CONTENT_MAILTO ? lazyPart(() => import('./mail-file'), 'MailFile') : null;

/** Publishing in any browser: exports one file, which a command of the repository checks and applies. */
export function BundleSection({ keys }: { readonly keys: ReadonlySet<string> }) {
  const studio = useStudio();
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [exported, setExported] = useState<Exported | null>(null);
  const { writeMeta, state } = studio;
  // True if an older studio wrote into a folder and nothing was exported since.
  const hadFolder = (useMeta('folder') ?? null) !== null;

  const exportBundle = async () => {
    setIsBusy(true);
    setExported(null);
    const outcome = await exportSelected(studio, keys, { note: note.trim(), name: name.trim() });
    // Hides the note about the folder after the first export.
    if (outcome.kind === 'exported' && hadFolder) await writeMeta('folder', null);
    setExported(outcome);
    setIsBusy(false);
  };
  const isExported = exported?.kind === 'exported';
  const result = isExported ? ({ kind: 'done', text: texts.exported(exported.name) } as const) : exported;

  return (
    <section aria-label={texts.title} className="border border-concrete-400 p-5">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-concrete-600">
        <span>{`${texts.intro} `}</span>
        <Link href={lookAfterSection} newTab={texts.newTab} className="underline underline-offset-4">
          {texts.lookAfter}
        </Link>
      </p>
      {hadFolder && !isExported && (
        <p className="mt-3 border-l-4 border-ink bg-paper p-3">{texts.insteadOfFolder}</p>
      )}
      {state.profile === null && (
        <LabelledInput label={texts.name} value={name} maxLength={profileLimits.name} onText={setName} />
      )}
      <LabelledInput label={texts.note} value={note} maxLength={NOTE_LENGTH} onText={setNote} />
      <StudioButton
        label={isBusy ? texts.exporting : texts.export(keys.size)}
        look="solid"
        isOff={keys.size === 0 || isBusy}
        onPress={exportBundle}
        className="mt-4"
      />
      <PublishOutcome result={result} action="exported" />
      {MailFile && isExported && (
        <MailFile
          to={process.env.CONTENT_MAILTO ?? ''}
          note={note.trim()}
          file={exported.name}
          drafts={exported.drafts}
        />
      )}
    </section>
  );
}

const SendSection = process.env.CONTENT_REPOSITORY
  ? lazyPart(loadRepository, 'SendSection', <div className="h-96 bg-concrete-100" />)
  : null;

const ProposalsSection = process.env.CONTENT_APPROVAL
  ? lazyPart(loadRepository, 'ProposalsSection', <div className="h-40 bg-concrete-100" />)
  : null;

/** Sections for publishing, exporting and importing. `keys`: the selected changes; null without any changes. */
export function PublishSections({ keys }: { readonly keys: ReadonlySet<string> | null }) {
  return (
    <>
      {keys !== null && (
        <div className="mt-8 grid gap-4">
          {SendSection && <SendSection keys={keys} />}
          <BundleSection keys={keys} />
        </div>
      )}
      <div className="mt-8 grid gap-4">
        {ProposalsSection && <ProposalsSection />}
        <ImportSection />
      </div>
    </>
  );
}
