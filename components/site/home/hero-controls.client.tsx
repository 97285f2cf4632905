'use client';

import type { Swiper } from 'swiper';
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from '@/components/ui/icons';
import type { HeroPhase } from './use-hero-swiper';
import { fill, type Language } from '@/lib/text';
import type { HeroTexts } from '@/content/strings/home';

type HeroControlsProps = {
  readonly language: Language;
  readonly texts: HeroTexts;
  readonly titles: readonly string[];
  readonly index: number;
  readonly phase: HeroPhase;
  readonly isPlaying: boolean;
  readonly onTogglePlay: () => void;
  readonly onSteer: (action: (swiper: Swiper, speed: number | undefined) => void) => void;
};

const SQUARE =
  'grid size-square cursor-pointer place-content-center border border-current/50 hover:bg-paper hover:text-ink md:hover:bg-ink md:hover:text-paper not-first:-ml-px';

/** Pause first (WAI-ARIA APG), then previous and next, then a brick per slide that fills with its time. */
export function HeroControls(props: HeroControlsProps) {
  const { language, texts, titles, index, phase, isPlaying, onTogglePlay, onSteer } = props;
  const handlePrevious = () => onSteer((swiper, speed) => swiper.slidePrev(speed));
  const handleNext = () => onSteer((swiper, speed) => swiper.slideNext(speed));
  return (
    <div className="paper-notch flex w-full items-center justify-between gap-6 md:w-auto">
      <div className="order-2 flex">
        {/* With reduced motion nothing rotates, so Pause is hidden. */}
        <button
          type="button"
          onClick={onTogglePlay}
          aria-label={isPlaying ? texts.pause : texts.play}
          className={`${SQUARE} motion-reduce:hidden`}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button type="button" onClick={handlePrevious} aria-label={texts.previous} className={SQUARE}>
          <ArrowLeftIcon />
        </button>
        <button type="button" onClick={handleNext} aria-label={texts.next} className={SQUARE}>
          <ArrowRightIcon />
        </button>
      </div>
      <div role="group" aria-label={texts.choose} data-phase={phase} className="hero-bricks order-1 flex">
        {titles.map((title, position) => (
          <button
            key={position}
            type="button"
            onClick={() => onSteer((swiper, speed) => swiper.slideTo(position, speed))}
            aria-label={fill(texts.choice, { position: position + 1, title }, language)}
            aria-disabled={position === index}
            className="flex h-11 cursor-pointer items-center px-1 first:-ml-1 aria-disabled:cursor-default"
          >
            <span className="h-4 w-9 border-2 border-current p-0.5 md:w-12">
              <span className="hero-brick-fill block h-full bg-current" />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
