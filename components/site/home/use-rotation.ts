import {
  useEffect,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { mediaMatches } from '@/components/ui/media-matches';

/** Position of the mouse: outside the slider, inside, or inside but ignored because Play was just pressed. */
type Pointer = 'outside' | 'inside' | 'excused';

const onVisibilityChange = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Decides whether a slider may rotate (WCAG 2.2.2). It pauses while a mouse is over it or the tab is hidden, stops when
 * keyboard focus enters or the visitor uses its controls, and never starts with reduced motion.
 */
export function useRotation(slider: RefObject<HTMLElement | null>) {
  const [isWanted, setIsWanted] = useState(true);
  /** Whether the keyboard has just entered: the slides rest, but the button keeps its name until it is pressed or left. */
  const [isEntered, setIsEntered] = useState(false);
  const [pointer, setPointer] = useState<Pointer>('outside');
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isVisible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  );

  useEffect(() => {
    // A mouse resting on the slider since before the scripts ran sends no event; after one frame `:hover` is correct.
    // Only with `hover: hover`: on touch screens `:hover` remains after a tap.
    const frame = requestAnimationFrame(() => {
      const isUnderMouse = mediaMatches('(hover: hover)') && slider.current?.matches(':hover');
      if (isUnderMouse) setPointer((now) => (now === 'outside' ? 'inside' : now));
    });
    return () => cancelAnimationFrame(frame);
  }, [slider]);

  const setPlaying = (isOn: boolean) => {
    setIsWanted(isOn);
    setIsEntered(false);
  };
  const play = () => {
    setPlaying(true);
    setPointer((now) => (now === 'inside' ? 'excused' : now));
  };

  return {
    /** Whether the visitor has not stopped the rotation; state of the Pause button. */
    isWanted,
    isReduced,
    isRotating: isWanted && !isEntered && pointer !== 'inside' && isVisible && !isReduced,
    play,
    stop: () => setPlaying(false),
    /** Event handlers for the element around slides and controls. */
    handlers: {
      onFocus: (event: FocusEvent) => {
        const isEntering = !event.currentTarget.contains(event.relatedTarget);
        if (isEntering && event.target.matches(':focus-visible')) setIsEntered(true);
      },
      onBlur: () => {
        if (isEntered) setPlaying(false);
      },
      // Handles moves, not only entering: the mouse may have entered before the scripts ran.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setPointer((now) => (now === 'outside' ? 'inside' : now));
      },
      onPointerLeave: () => setPointer('outside'),
    },
  };
}
