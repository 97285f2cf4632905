'use client';

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { frameAnswers } from '@/components/site/shared/frame-answers';
import { Link } from '@/components/ui/link';
import { onNearViewport } from '@/components/ui/on-near-viewport';

type MapFrameProps = {
  readonly embedUrl: string;
  readonly title: string;
  readonly missing: string;
  /** Link to the map on its own website. */
  readonly link: ComponentProps<typeof Link>;
};

/** Map of the factory, loaded near the viewport. If its server does not answer, a sentence links to it. */
export function MapFrame({ embedUrl, title, missing, link }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    return onNearViewport(frame.current, () => {
      void frameAnswers(embedUrl).then((answers) => setIsMissing(!answers));
    });
  }, [embedUrl]);

  if (isMissing)
    return (
      <p className="mx-auto max-w-page px-gutter pb-12 type-small text-concrete-600 print:hidden">
        <span>{missing}</span> <Link {...link} className="underline underline-offset-4" />
      </p>
    );
  return (
    <iframe
      ref={frame}
      src={embedUrl}
      title={title}
      width={1440}
      height={560}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
      className="block h-banner w-full bg-concrete-200 lg:h-140 print:hidden"
    />
  );
}
