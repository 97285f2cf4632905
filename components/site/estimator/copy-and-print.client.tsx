'use client';

import { useState } from 'react';
import type { CalculatorTexts } from '@/content/strings/en/calculator';
import { ActionButton } from './action-button';

type CopyAndPrintProps = {
  readonly texts: CalculatorTexts['actions'];
  /** Returns the address of the current input. */
  readonly getAddress: () => string;
  /** Id of the section to print. */
  readonly sectionId: string;
};

type Outcome = { readonly ok: true } | { readonly ok: false; readonly address: string };

/** Buttons that copy the address of the current input (or show it if the browser refuses) and print the section. */
export function CopyAndPrint({ texts, getAddress, sectionId }: CopyAndPrintProps) {
  const [outcome, setOutcome] = useState<Outcome>();

  const handleCopy = async () => {
    const address = getAddress();
    setOutcome(await copyText(address));
  };

  return (
    <>
      <div className="flex gap-joint">
        <ActionButton text={texts.copy} onPress={() => void handleCopy()} />
        <ActionButton text={texts.print} onPress={() => printSection(sectionId)} />
      </div>
      <p role="status" className="type-small not-empty:mt-3 print:hidden">
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

/** Copies a text. The clipboard may be missing (plain http) or denied (permission, focus elsewhere). */
async function copyText(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return { ok: true };
  } catch {
    return { ok: false, address: text };
  }
}

/** Prints one section only; `styles/calculator.css` hides the rest while `data-print-only` is set. */
function printSection(id: string) {
  const root = document.documentElement;
  root.dataset.printOnly = id;
  window.addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  window.print();
}
