'use client';

import { useState } from 'react';
import { printSection } from './print-section';
import { WallActions } from './wall-actions';
import type { EstimatorTexts } from '@/content/strings/en/estimator';

type ShareLinkProps = {
  readonly texts: EstimatorTexts['actions'];
  /** Makes the address of the wall that is shown, at the moment it is asked for. */
  readonly getAddress: () => string;
  /** Id of the section to print. */
  readonly sectionId: string;
};

type Outcome = { readonly ok: true } | { readonly ok: false; readonly address: string };

/** Copies the wall's address, and where the browser refuses, shows it for copying by hand. Prints the wall. */
export function ShareLink({ texts, getAddress, sectionId }: ShareLinkProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  const handleCopy = async () => {
    const address = getAddress();
    setOutcome(await copyText(address));
  };

  return (
    <>
      <WallActions texts={texts} onCopy={() => void handleCopy()} onPrint={() => printSection(sectionId)} />
      <p role="status" className="type-small print:hidden [&:not(:empty)]:mt-3">
        {outcome?.ok === true && texts.copied}
        {outcome?.ok === false && texts.notCopied}
      </p>
      {outcome?.ok === false && (
        <input
          readOnly
          aria-label={texts.link}
          value={outcome.address}
          onFocus={(event) => event.target.select()}
          className="mt-2 h-11 w-full border border-current bg-transparent px-3 type-data print:hidden"
        />
      )}
    </>
  );
}

/** The clipboard may be missing (plain http) or refused (permission, focus elsewhere). */
async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { ok: true };
  } catch {
    return { ok: false, address: text };
  }
}
