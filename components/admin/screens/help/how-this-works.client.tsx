'use client';

import { figure } from '@/components/admin/lib/wording';
import { helpStrings } from '@/components/admin/strings/help';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import type { ReactNode } from 'react';
import { lookAfterSection } from '@/components/admin/routes';

/** Illustrates the steps from a change to its publication; its last section is one page in print, for those who get files. */
export function HowThisWorks() {
  const { title, lead, steps, more, lookAfter } = helpStrings;
  return (
    <>
      <ScreenTitle of={title} className="mb-2" />
      <p className="mb-8 max-w-measure text-concrete-600">{lead}</p>
      <ol className="grid border-t border-l border-joint sm:grid-cols-2 xl:grid-cols-3">
        {steps.map(({ name, text }, index) => (
          <li key={name} className="border-r border-b border-joint p-5">
            <svg
              viewBox="0 0 160 100"
              aria-hidden="true"
              className="mb-4 block h-auto w-full max-w-64 fill-none stroke-ink stroke-2"
            >
              {stepDrawings[index]}
            </svg>
            <h2 className="type-h3">
              <span className="mr-2 text-concrete-600 tabular-nums">{figure(index + 1)}</span>
              <span>{` ${name}`}</span>
            </h2>
            <p className="mt-2 max-w-measure">{text}</p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="good-to-know" className="mt-10">
        <h2 id="good-to-know" className="mb-3 type-h3">
          {more.name}
        </h2>
        <ul className="max-w-measure list-disc space-y-2 pl-5">
          {more.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section
        id={lookAfterSection.split('#')[1]}
        aria-labelledby="three-commands"
        className="mt-10 print:break-before-page"
      >
        <h2 id="three-commands" className="mb-3 type-h3">
          {lookAfter.name}
        </h2>
        <p className="max-w-measure">{lookAfter.lead}</p>
        <ol className="my-4 max-w-measure list-decimal space-y-2 pl-5">
          {lookAfter.steps.map(({ command, text }) => (
            <li key={command}>
              <code className="block font-semibold">{command}</code>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <p className="max-w-measure">{lookAfter.end}</p>
      </section>
    </>
  );
}

const pane = <path d="M20 12h120v76H20zM20 26h120" />;

const course = (y: number, blocks: readonly number[]) =>
  blocks.map((x) => (
    <g key={`${x} ${y}`}>
      <path d={`M${x} ${y}h32v16H${x}z`} className="fill-white" />
      <path d={`M${x + 6} ${y + 5}h8v6h-8zM${x + 18} ${y + 5}h8v6h-8z`} className="fill-ink" />
    </g>
  ));

const ticked = (y: number) => (
  <>
    <path d={`M32 ${y}h10v10H32z`} />
    <path d={`M34 ${y + 5}l3 3 6-8`} className="stroke-brand-ink" />
    <path d={`M52 ${y + 5}h60`} />
  </>
);

/** One drawing per step, in a viewBox of 160 × 100 units. */
const stepDrawings: readonly ReactNode[] = [
  // A form with the caret in its second line.
  <>
    {pane}
    <path d="M32 40h96M32 56h52M32 72h72" className="stroke-concrete-400" />
    <path d="M90 49v14" className="stroke-brand-ink" />
  </>,
  // The same text twice: in the form and in the preview.
  <>
    {pane}
    <path d="M80 26v62" />
    <path d="M30 42h38M30 54h28M30 66h34" className="stroke-concrete-400" />
    <path d="M90 36h40v26H90z" className="fill-brand-ink stroke-brand-ink" />
    <path d="M90 72h40M90 80h24" />
  </>,
  <>
    {pane}
    {ticked(34)}
    {ticked(52)}
    <path d="M32 70h10v10H32zM52 75h44" className="stroke-concrete-400" />
  </>,
  // A sheet of paper being sent.
  <>
    <path d="M34 16h36l16 16v52H34z" className="fill-white" />
    <path d="M70 16v16h16M44 46h32M44 58h32M44 70h18" />
    <path d="M98 50h36m-10-10 10 10-10 10" className="stroke-brand-ink" />
  </>,
  <>
    {course(72, [14, 48, 82, 116])}
    {course(54, [31, 65, 99])}
    {course(36, [48, 82])}
    <path d="M98 6v22m-7-7 7 7 7-7" className="stroke-brand-ink" />
  </>,
  <>
    {pane}
    <path d="M32 38h40v38H32z" className="fill-brand-ink stroke-brand-ink" />
    <path d="m42 57 8 8 14-18" className="stroke-white" />
    <path d="M84 42h44M84 56h44M84 70h28" />
  </>,
];
