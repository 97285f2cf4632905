'use client';

import { useEffect, useMemo, useRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { buttonStyles } from '@/components/ui/button-styles';
import { ArrowDownIcon } from '@/components/ui/icons';
import { countText, type Language, type SearchAlias } from '@/lib/text';
import type { SearchTexts } from '@/content/strings/search';
import { searchIndex } from './search-index';
import { RESULTS_STEP, useSearch, type Answer } from './use-search';
import { useSettled } from '@/components/ui/hooks/use-settled';
import { Link } from '@/components/ui/link';
import { markedTitle, piecesOf, type Piece } from './marked';

type FoundListProps = {
  readonly label: string;
  readonly answer: Answer;
  readonly ref: Ref<HTMLOListElement>;
};

function FoundList({ label, answer: { words, pages }, ref }: FoundListProps) {
  return (
    <ol ref={ref} aria-label={label} className="border-b border-joint">
      {pages.map(({ url, excerpt, meta }) => (
        <li key={url} className="grid gap-x-gutter gap-y-2 border-t border-joint py-6 md:grid-cols-12">
          <p className="pt-1 type-data text-concrete-600 md:col-span-2">{meta.kind}</p>
          <div className="md:col-span-10">
            <Link href={url} className="type-h3 wrap-anywhere underline-offset-4 hover:underline">
              <Pieces pieces={markedTitle(meta.title, words)} />
            </Link>
            <p className="mt-2 max-w-measure wrap-anywhere">
              <Pieces pieces={piecesOf(excerpt)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className="bg-transparent font-semibold text-inherit underline decoration-brand-ink decoration-2 underline-offset-4"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  );

type SearchAppProps = {
  readonly language: Language;
  readonly texts: SearchTexts;
  readonly aliases: readonly SearchAlias[];
  readonly form: ReactNode;
  /** All pages by kind, shown without a query or results. */
  readonly children: ReactNode;
};

/** Searches while the visitor types. The index is loaded on focus, or for a query in the address. */
export function SearchApp({ language, texts, aliases, form, children }: SearchAppProps) {
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Index of the result to focus after it is rendered. */
  const next = useRef<number>(undefined);
  const { answer, ask } = useSearch(language, aliases);

  useEffect(() => {
    const field = place.current?.querySelector('input');
    if (!field) return;
    // Text typed before the script ran takes precedence over the address.
    if (field.value === '') field.value = new URLSearchParams(window.location.search).get('q') ?? '';
    void ask(field.value.trim());
    const fetchEarly = () => void searchIndex(language).catch(() => undefined);
    if (field === document.activeElement) fetchEarly();
    field.addEventListener('focus', fetchEarly);
    return () => field.removeEventListener('focus', fetchEarly);
  }, [ask, language]);

  useEffect(() => {
    if (next.current === undefined) return;
    list.current?.children[next.current]?.querySelector('a')?.focus();
    next.current = undefined;
  }, [answer]);

  const handleInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const words = target.value.trim();
    const query = words === '' ? '' : `?${new URLSearchParams({ q: words }).toString()}`;
    void ask(words);
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
  };
  const handleMore = ({ words, pages }: Answer) => {
    next.current = pages.length;
    void ask(words, pages.length + RESULTS_STEP);
  };

  const status = useMemo(() => statusOf(answer, texts, language), [answer, texts, language]);
  const isFound = typeof answer === 'object' && answer.total > 0;
  return (
    <>
      <div ref={place} onInput={handleInput} onSubmit={(event) => event.preventDefault()}>
        {form}
      </div>
      <p aria-hidden="true" className="mt-4 mb-9 min-h-line type-data">
        <Echo {...status} />
      </p>
      <p role="status" className="sr-only">
        <Echo {...useSettled(status)} />
      </p>
      {isFound && <FoundList label={texts.list} answer={answer} ref={list} />}
      {isFound && answer.pages.length < answer.total && (
        <button
          type="button"
          onClick={() => handleMore(answer)}
          className={`${buttonStyles({ tone: 'outline' })} mt-9`}
        >
          <span>{texts.more}</span>
          <ArrowDownIcon />
        </button>
      )}
      <div hidden={isFound}>{children}</div>
    </>
  );
}

type Status = { readonly text: string; readonly words: string };

function statusOf(answer: Answer | 'failed' | undefined, texts: SearchTexts, language: Language): Status {
  if (answer === undefined) return { text: '', words: '' };
  if (answer === 'failed') return { text: texts.failed, words: '' };
  const { words, total } = answer;
  return { text: total === 0 ? texts.nothing : countText(texts.found, total, language), words };
}

/** A sentence with the typed words in their own language, so that a screen reader pronounces them. */
function Echo({ text, words }: Status) {
  const [before = '', after = ''] = text.split('{words}');
  return (
    <>
      <span>{before}</span>
      <span lang={/[\u0980-\u09FF]/.test(words) ? 'bn' : 'en'}>{words}</span>
      <span>{after}</span>
    </>
  );
}
