import { site } from '@/components/admin/site';
import {
  Component,
  type ComponentType,
  memo,
  Suspense,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useMemo,
} from 'react';
import { completed } from '@/components/admin/preview/completed';
import { Shown } from '@/components/admin/records/record-picture';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { previewStrings } from '@/components/admin/strings/preview';
import { inLanguage, hasLanguage, type Entity, type ManagedRecord } from '@/lib/records';
import type { Language } from '@/lib/text';
import { createPortal } from 'react-dom';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';

/** What the preview of an entity takes. */
export type PreviewProps = {
  /** A draft as a complete record in one language (`completed`). */
  readonly value: ManagedRecord;
  readonly language: Language;
  /** Returns the URL of a picture within a text. */
  readonly pictureUrl: (src: string) => string;
};

type RecordPreviewProps = PreviewView & {
  readonly entity: Entity;
  readonly value: ManagedRecord;
};

/** Renders a record as on the website, at a viewport width. Memoized, so that callers can defer its updates. */
export const RecordPreview = memo(function RecordPreview({
  entity,
  value,
  width,
  language,
}: RecordPreviewProps) {
  return (
    <PreviewFrame width={previewWidths[width]} language={language}>
      <Suspense fallback={<p className="p-gutter">{previewStrings.loading}</p>}>
        <PreviewBoundary value={value}>
          <InLanguage entity={entity} value={value} language={language} />
        </PreviewBoundary>
      </Suspense>
    </PreviewFrame>
  );
});

function InLanguage({ entity, value, language }: Omit<RecordPreviewProps, 'width'>) {
  const Preview = site().previews[entity] as ComponentType<PreviewProps> | null;
  const category = useStudio(({ named }) => named(entity, value).category);
  const named = category === undefined ? value : { ...value, category };
  return (
    Preview !== null && (
      <Shown value={inLanguage(named, language)}>
        {(shown, pictureUrl) => (
          <Preview
            value={completed(site().formOf(entity), shown, pictureUrl)}
            language={language}
            pictureUrl={pictureUrl}
          />
        )}
      </Shown>
    )
  );
}

type PreviewBoundaryProps = { readonly value: ManagedRecord; readonly children: ReactNode };

/** Shows a sentence for a record that its preview cannot show, until the record changes. */
class PreviewBoundary extends Component<PreviewBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidUpdate(before: PreviewBoundaryProps) {
    if (this.state.hasFailed && before.value !== this.props.value) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? <p className="p-gutter">{previewStrings.failed}</p> : this.props.children;
  }
}

/** Empty page in standards mode; a portal renders its contents, which a translator leaves as the website will show them. */
const EMPTY_PAGE = `<!doctype html><html lang="en" translate="no"><head><title>${previewStrings.title}</title></head><body></body></html>`;

type PreviewFrameProps = {
  /** Viewport width in px. */
  readonly width: number;
  readonly language: Language;
  readonly children: ReactNode;
};

/** Shows parts of the site in an inert iframe, so that media queries apply, scaled down to the available width. */
function PreviewFrame({ width, language, children }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [roomWidth, setRoomWidth] = useState(0);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => setRoomWidth(entry?.contentRect.width ?? 0));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(body.scrollHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (body && page) page.documentElement.lang = language;
  }, [body, language]);

  const handleLoad = () => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    dress(page);
    setBody(page.body);
  };

  const scale = roomWidth === 0 ? 1 : Math.min(1, roomWidth / width);
  return (
    <div ref={room} inert className="overflow-hidden">
      <div style={{ width: width * scale, height: height * scale }} className="mx-auto">
        <iframe
          ref={frame}
          title={previewStrings.title}
          srcDoc={EMPTY_PAGE}
          onLoad={handleLoad}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
          className="block max-w-none border-0"
        />
      </div>
      {body !== null && createPortal(children, body)}
    </div>
  );
}

function dress(page: Document) {
  page.documentElement.className = document.documentElement.className;
  // The frame has the height of its contents, so it never scrolls.
  page.documentElement.style.overflow = 'hidden';
  page.body.className = document.body.className;
  page.body.style.minHeight = '0';
  const styles = document.head.querySelectorAll('link[rel="stylesheet"], style');
  page.head.append(...Array.from(styles, (style) => page.importNode(style, true)));
}

/** Viewport widths of previews, in px. `full` is a desktop, scaled down to the available width. */
export const previewWidths = { '360': 360, '768': 768, full: 1440 } as const;

type PreviewWidth = keyof typeof previewWidths;

const { widths, languages, width: widthLabel, language: languageLabel } = previewStrings;

type PreviewView = { readonly width: PreviewWidth; readonly language: Language };

/** Returns the view of a preview and props for `PreviewChoices`. A record without Bangla is shown in English. */
export function usePreviewView(value: ManagedRecord, start: PreviewView) {
  const [{ width, language }, onChange] = useState(start);
  const hasBangla = hasLanguage(site().shownTexts(value), 'bn');
  const shownLanguage = hasBangla ? language : 'en';
  const view = useMemo(() => ({ width, language: shownLanguage }), [width, shownLanguage]);
  return { view, hasBangla, onChange };
}

type PreviewChoicesProps = PreviewView & {
  readonly hasBangla: boolean;
  readonly onChange: (view: PreviewView) => void;
};

const buttonStyle =
  '-ml-px border border-concrete-400 bg-white first:ml-0 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

/** Toggles for viewport width and language of a preview. Memoized: typing does not re-render it. */
export const PreviewChoices = memo(function PreviewChoices({
  width,
  language,
  hasBangla,
  onChange,
}: PreviewChoicesProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ToggleButtons
        label={widthLabel}
        choices={[
          ['360', widths.phone],
          ['768', widths.tablet],
          ['full', widths.computer],
        ]}
        chosen={width}
        onChoose={(next) => onChange({ width: next, language })}
        buttonStyle={buttonStyle}
      />
      {hasBangla && (
        <ToggleButtons
          label={languageLabel}
          choices={[
            ['en', languages.en],
            ['bn', languages.bn],
          ]}
          chosen={language}
          onChoose={(next) => onChange({ width, language: next })}
          buttonStyle={buttonStyle}
        />
      )}
    </div>
  );
});
