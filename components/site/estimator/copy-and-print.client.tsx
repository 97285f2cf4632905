'use client';

import { useState } from 'react';
import { isCopied } from '@/components/site/shared/is-copied';
import type { CalculatorTexts } from '@/content/strings/calculator';
import { ActionButton } from './action-button';
import { SECTION_ID } from './words';

type CopyAndPrintProps = {
  readonly texts: CalculatorTexts['actions'];
  readonly getAddress: () => string;
};

/** Buttons that copy the address of the current input (or show it if the browser refuses) and print it. */
export function CopyAndPrint({ texts, getAddress }: CopyAndPrintProps) {
  const [outcome, setOutcome] = useState<{ readonly address: string; readonly isCopied: boolean }>();

  const handleCopy = async () => {
    const address = getAddress();
    setOutcome({ address, isCopied: await isCopied(address) });
  };

  return (
    <>
      <ActionButton text={texts.copy} onPress={() => void handleCopy()} />
      <ActionButton text={texts.print} onPress={printSection} />
      <p role="status" className="order-1 w-full type-small empty:absolute print:hidden">
        {outcome && (outcome.isCopied ? texts.copied : texts.notCopied)}
      </p>
      {outcome?.isCopied === false && (
        <input
          readOnly
          aria-label={texts.link}
          value={outcome.address}
          onFocus={(event) => event.target.select()}
          className="order-1 h-11 w-full border border-current bg-transparent px-3 type-data print:hidden"
        />
      )}
    </>
  );
}

/** Prints the calculator only; `styles/calculator.css` hides the rest while `data-print-only` is set. */
function printSection() {
  const root = document.documentElement;
  root.dataset.printOnly = SECTION_ID;
  window.addEventListener('afterprint', () => delete root.dataset.printOnly, { once: true });
  window.print();
}
