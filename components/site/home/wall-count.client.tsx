'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { askAbout } from '@/components/site/shared/ask-about';
import { formatsIn } from '@/components/site/shared/measure-formats';
import { useSettled } from '@/components/ui/hooks/use-settled';
import { ButtonLink } from '@/components/ui/button-link';
import { arrowMotion, buttonStyles } from '@/components/ui/button-styles';
import { ArrowRightIcon } from '@/components/ui/icons';
import type { Elements } from '@/components/ui/elements';
import { countIn, fill, inDigits, percentIn, type Language } from '@/lib/text';
import { orderOf, toTenthMm, readLength, type Module, setOutWall, WALL_ALLOWANCE } from '@/lib/counting';
import type { WallCountTexts } from '@/content/strings/home';

type WallCountProps = {
  readonly language: Language;
  readonly texts: WallCountTexts;
  /** Address of the estimator, if there is one. It adopts both measures: a form's, because it may be sent before a script runs. */
  readonly estimator?: string;
  /** Length and height in feet, as in the estimator's example. */
  readonly example: readonly number[];
  readonly module: Module;
  /** Link that asks for a price, with the wall and its blocks as a prepared message. */
  readonly ask: { readonly href: string; readonly text: string };
  /** Name of a wall by its size, of a number of blocks, and of feet and inches. */
  readonly names: Parameters<typeof formatsIn>[0]['texts'] & Readonly<Record<'wall' | 'blocks', string>>;
  readonly children?: Elements;
};

const NAMES = ['length', 'height'];
const MAX_FT = 3_000;
const isLength = (tenthMm: number) => tenthMm > 0 && tenthMm <= toTenthMm(MAX_FT, 'ft');

/** Fields for length and height of a wall in feet, with its live count of blocks; without scripts the example. */
export function WallCount({
  language,
  texts,
  names,
  estimator,
  example,
  module,
  ask,
  children,
}: WallCountProps) {
  const fields = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const [measures, setMeasures] = useState(example.map((feet) => toTenthMm(feet, 'ft')));
  const read = () => {
    const inputs = fields.current?.querySelectorAll('input') ?? [];
    setMeasures(Array.from(inputs, ({ value }) => readLength(value, 'ft') ?? NaN));
  };
  // Reads text typed before the script ran.
  useEffect(read, []);

  const [length = NaN, height = NaN] = measures;
  const counted =
    measures.every(isLength) &&
    orderOf(setOutWall({ length, height, openings: [] }, module).pieces, WALL_ALLOWANCE);
  const wall = fill(names.wall, { size: formatsIn({ language, texts: names }, 'ft').size(length, height) });
  const orderText = (order: number) => `${wall}: ${fill(names.blocks, { count: countIn(order, language) })}`;
  const wrong = fill(texts.wrong, { most: countIn(MAX_FT, language) });
  return (
    <form action={estimator}>
      <input type="hidden" name="unit" value="ft" />
      <input type="hidden" name="openings" value="0" />
      <div ref={fields} className="grid grid-cols-2 items-end gap-x-joint gap-y-5 md:grid-cols-3">
        {[texts.length, texts.height].map((label, index) => (
          <div key={label}>
            <label className="type-small">
              <span>{label}</span>
              <input
                name={NAMES[index]}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={inDigits(example[index] ?? '', language)}
                onChange={read}
                aria-invalid={!isLength(measures[index] ?? NaN) || undefined}
                aria-describedby={isLength(measures[index] ?? NaN) ? undefined : statusId}
                className="mt-1 block h-control w-full border border-ink bg-white px-3 type-data-large aria-invalid:border-2 noscript:hidden"
              />
            </label>
            <p className="hidden type-data-large noscript:block">
              {inDigits(example[index] ?? '', language)}
            </p>
          </div>
        ))}
        <p id={statusId} className="col-span-2 type-small md:col-span-1 md:-mb-1 md:pl-6">
          {counted ? (
            <Counted language={language} texts={texts} wall={wall} {...counted} />
          ) : (
            <span>{wrong}</span>
          )}
        </p>
      </div>
      <Spoken sentence={counted ? orderText(counted.order) : wrong} />
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
        <ButtonLink href={counted ? askAbout(ask.href, orderText(counted.order)) : ask.href}>
          {ask.text}
        </ButtonLink>
        {estimator !== undefined && <SendButton text={texts.estimator} />}
        {children}
      </div>
    </form>
  );
}

/** Says a sentence once it has settled, but not the first one, which the page shows. */
function Spoken({ sentence }: { readonly sentence: string }) {
  const [first] = useState(sentence);
  const spoken = useSettled(sentence);
  return (
    <p role="status" className="sr-only">
      {spoken === first ? '' : spoken}
    </p>
  );
}

const SendButton = ({ text }: { readonly text: string }) => (
  <button type="submit" className={buttonStyles({ tone: 'outline' })}>
    <span>{text}</span>
    <ArrowRightIcon className={arrowMotion} />
  </button>
);

type CountedProps = Pick<WallCountProps, 'language' | 'texts'> &
  Readonly<Record<'pieces' | 'spare' | 'order', number>> & { readonly wall: string };

/** Blocks to order, of what they consist, and the wall that they are for. */
function Counted({ language, texts, wall, pieces, spare, order }: CountedProps) {
  return (
    <>
      <span className="block type-figure">{fill(texts.figure, { count: countIn(order, language) })}</span>
      <span className="block">{texts.blocks}</span>
      <span className="block">{wall}</span>
      <span className="block">
        {fill(texts.working, {
          measured: countIn(pieces, language),
          spare: countIn(spare, language),
          percent: percentIn(inDigits(WALL_ALLOWANCE, language), language),
        })}
      </span>
    </>
  );
}
