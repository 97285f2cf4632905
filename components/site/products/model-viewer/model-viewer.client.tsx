'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@/components/ui/icons';
import { START, type Rotation } from './scene';
import { arAddress, type ArModel, hasQuickLook, quickLookAddress, showsInAr } from './ar-address';
import { useScene } from './use-scene';
import { fill, type Language } from '@/lib/text';
import type { ModelViewerTexts } from '@/content/strings/turn';

type ModelViewerProps = {
  readonly language: Language;
  readonly texts: ModelViewerTexts;
  readonly shape: ArModel;
};

/** Degrees per press, and per px of a drag. */
const STEP = 15;
const DRAG = 0.5;

const ways: readonly (readonly [
  key: string,
  name: 'left' | 'right' | 'up' | 'down',
  icon: ReactNode,
  around: number,
  towards: number,
])[] = [
  ['ArrowLeft', 'left', <ArrowLeftIcon key="left" />, -STEP, 0],
  ['ArrowRight', 'right', <ArrowRightIcon key="right" />, STEP, 0],
  ['ArrowUp', 'up', <ArrowUpIcon key="up" />, 0, -STEP],
  ['ArrowDown', 'down', <ArrowDownIcon key="down" />, 0, STEP],
];

const SQUARE =
  'grid size-11 cursor-pointer place-content-center border border-current/50 hover:bg-ink hover:text-paper not-first:-ml-px';

/** Adds to a rotation; pitch is limited to ±90°, views from straight above and below. */
const turnedBy = ({ yaw, pitch }: Rotation, byYaw: number, byPitch: number): Rotation => ({
  yaw: yaw + byYaw,
  pitch: Math.max(-90, Math.min(90, pitch + byPitch)),
});

/**
 * 3D view of a product, rotated by dragging, buttons and arrow keys; never moves automatically. Own WebGL code of 3 kB:
 * `@google/model-viewer` 4.4 has 235 kB (brotli) and needs `blob:` and inline styles in every product page's policy.
 */
export function ModelViewer({ language, texts, shape }: ModelViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [rotation, setRotation] = useState(START);
  const state = useScene(canvas, shape.file, rotation);

  useEffect(() => {
    if (state === 'shown') first.current?.focus();
  }, [state]);

  if (state === 'failed') {
    return (
      <p role="alert" className="type-small font-semibold">
        {texts.noShape}
      </p>
    );
  }
  const handleKey = (event: KeyboardEvent) => {
    const way = ways.find(([key]) => key === event.key);
    if (!way || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    setRotation((before) => turnedBy(before, way[3], way[4]));
  };
  const handleDrag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setRotation((before) => turnedBy(before, movementX * DRAG, movementY * DRAG));
  };
  return (
    <div className="turn-view" hidden={state === 'loading'} role="group" aria-label={texts.controls}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={fill(
          texts.view,
          { around: Math.round(rotation.yaw), towards: Math.round(rotation.pitch) },
          language,
        )}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handleDrag}
      />
      <div className="flex items-center">
        {ways.map(([key, name, icon, around, towards], index) => (
          <button
            key={key}
            ref={index === 0 ? first : undefined}
            type="button"
            aria-label={texts[name]}
            onClick={() => setRotation((before) => turnedBy(before, around, towards))}
            onKeyDown={handleKey}
            className={SQUARE}
          >
            {icon}
          </button>
        ))}
        <button
          type="button"
          onClick={() => setRotation(START)}
          onKeyDown={handleKey}
          className="ml-4 min-h-11 cursor-pointer px-2 underline underline-offset-4"
        >
          {texts.reset}
        </button>
      </div>
      <SpaceLink texts={texts} shape={shape} />
    </div>
  );
}

/** Link that shows the product at its place and size through the camera; only on devices with a program for that. */
function SpaceLink({ texts, shape }: Pick<ModelViewerProps, 'texts' | 'shape'>) {
  const style = 'mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4';
  if (hasQuickLook())
    return (
      <a rel="ar" href={quickLookAddress(shape)} className={style}>
        {/* eslint-disable-next-line @next/next/no-img-element -- Safari opens Quick Look only from a link whose one element is a picture */}
        <img alt="" />
        <span>{texts.quickLook}</span>
      </a>
    );
  return showsInAr(navigator.userAgent) ? (
    <a href={arAddress(shape, window.location.href)} className={style}>
      {texts.space}
    </a>
  ) : null;
}
