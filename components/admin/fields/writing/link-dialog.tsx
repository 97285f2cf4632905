import { type SitePage, site } from '@/components/admin/site';
import type { EditorView } from 'prosemirror-view';
import { useState, useEffect } from 'react';
import { hasAllWords, normaliseText, wordsOf } from '@/components/admin/lib/search-words';
import { linkStrings as texts } from '@/components/admin/strings/writing';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { closeDialog, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { linkAt, setLink } from '@/components/admin/writing/commands';
import { safeHref } from '@/lib/text';
import { TextLine } from './text-line';
import { asStep } from './use-writing';
import { withOwnPages } from '@/components/admin/records/page-select';
import { fullTitle } from '@/components/admin/records/row-text';
import { useStudio } from '@/components/admin/store/studio-context.client';

function useSitePages(): readonly SitePage[] {
  const { needRecords, rows } = useStudio();

  useEffect(() => {
    // If loading fails, the list contains the menu's pages only.
    void needRecords(withOwnPages());
  }, [needRecords]);

  return [
    ...site().menuPages,
    ...withOwnPages().flatMap((entity) =>
      rows(entity)
        .filter(({ state }) => state.kind !== 'deleted')
        .map((row) => ({ title: fullTitle(row), path: site().ownPage(entity, row.id) ?? '' })),
    ),
  ];
}

const ID = 'studio-link';
/** Maximum number of pages listed. */
const MAX_SHOWN = 8;
const WEB_ADDRESS = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i;
const MAIL_ADDRESS = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;
const PHONE_NUMBER = /^\+?\d[\d\s()-]{5,}$/;

/** Returns the link of a typed web or mail address or phone number; other text as it is. */
function linkOf(typed: string) {
  if (PHONE_NUMBER.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  if (MAIL_ADDRESS.test(typed)) return `mailto:${typed}`;
  return WEB_ADDRESS.test(typed) ? `https://${typed}` : typed;
}

type LinkDialogProps = {
  readonly view: EditorView;
  readonly lang?: string | undefined;
  readonly onClosed: () => void;
};

/** Dialog for the target of a link: a URL, or a page of the website found by its title. */
export function LinkDialog({ view, lang, onClosed }: LinkDialogProps) {
  const [old] = useState(() => linkAt(view.state));
  const [address, setAddress] = useState(old?.href ?? '');
  const [words, setWords] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const pages = useSitePages();
  const isNew = old === null && view.state.selection.empty;
  const wanted = wordsOf(address);
  const isAddress = safeHref(address) !== undefined;
  const matches = pages.filter(
    ({ title, path }) => path === address || (!isAddress && hasAllWords(normaliseText(title), wanted)),
  );

  const choose = (text: string) => {
    setAddress(text);
    setIsWrong(false);
  };
  const close = () => closeDialog(ID);
  const apply = (href: string) => {
    const name = words.trim() || pages.find(({ path }) => path === href)?.title || address.trim();
    setLink(href, name)(view.state, (transaction) => view.dispatch(asStep(transaction)));
    close();
  };
  const save = () => {
    const typed = address.trim();
    const isNamed = ({ title }: SitePage) => normaliseText(title) === normaliseText(typed);
    const match = matches.length === 1 ? matches[0] : matches.find(isNamed);
    const href = linkOf(typed);
    if (safeHref(href) !== undefined) apply(href);
    else if (match) apply(match.path);
    else setIsWrong(true);
  };

  return (
    <DialogFrame id={ID} title={texts.title} openOnMount onClosed={onClosed}>
      <div className="space-y-4">
        {isNew && (
          <TextLine
            label={texts.words}
            lang={lang}
            isFirst
            value={words}
            onChange={setWords}
            onEnter={save}
          />
        )}
        <TextLine
          label={texts.address}
          help={isWrong ? texts.wrong : texts.addressHelp}
          isInvalid={isWrong}
          isFirst={!isNew}
          value={address}
          onChange={choose}
          onEnter={save}
        />
        <div role="group" aria-label={texts.pages}>
          {matches.length === 0 && !isAddress && <p className="text-sm">{texts.none}</p>}
          <ul className="divide-y divide-joint border-y border-joint empty:hidden">
            {matches.slice(0, MAX_SHOWN).map(({ title, path }) => (
              <li key={path}>
                <button
                  type="button"
                  aria-pressed={path === address}
                  onClick={() => choose(path)}
                  className="flex min-h-11 w-full cursor-pointer flex-wrap items-center justify-between gap-x-4 px-2 py-1 text-left hover:bg-concrete-100 aria-pressed:font-semibold"
                >
                  <span>{title}</span>
                  <span className="text-sm wrap-anywhere text-concrete-600">{path}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap gap-joint">
          <StudioButton label={texts.save} look="solid" onPress={save} />
          {old !== null && <StudioButton label={texts.remove} onPress={() => apply('')} />}
        </div>
      </div>
    </DialogFrame>
  );
}
