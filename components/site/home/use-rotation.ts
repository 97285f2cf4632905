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

/** Of a mouse: outside the slider, inside it, or inside and excused because its owner has just pressed Play. */
type Pointer = 'outside' | 'inside' | 'excused';

const onVisibilityChange = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * Whether a slider may turn by itself (WCAG 2.2.2). It rests while a mouse is over it or the tab is hidden, stops for
 * good when keyboard focus enters or the visitor steers it, and never starts where reduced motion is asked for.
 * @param slider the element around the slides and their controls
 */
export function useRotation(slider: RefObject<HTMLElement | null>) {
  const [isWanted, setIsWanted] = useState(true);
  const [pointer, setPointer] = useState<Pointer>('outside');
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isVisible = useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === 'visible',
    () => true,
  );

  useEffect(() => {
    // A mouse that has been over it since before the scripts ran, and does not move, sends no event. After a frame the
    // browser knows what lies under it; a finger leaves `:hover` behind where it has touched.
    const frame = requestAnimationFrame(() => {
      const isUnderMouse = mediaMatches('(hover: hover)') && slider.current?.matches(':hover');
      if (isUnderMouse) setPointer((now) => (now === 'outside' ? 'inside' : now));
    });
    return () => cancelAnimationFrame(frame);
  }, [slider]);

  const play = () => {
    setIsWanted(true);
    setPointer((now) => (now === 'inside' ? 'excused' : now));
  };

  return {
    /** The visitor has not stopped it; what the Pause or Play button goes by. */
    isWanted,
    isReduced,
    isRotating: isWanted && pointer !== 'inside' && isVisible && !isReduced,
    play,
    stop: () => setIsWanted(false),
    /** For the element around the slides and their controls. */
    handlers: {
      onFocus: (event: FocusEvent) => {
        const isEntering = !event.currentTarget.contains(event.relatedTarget);
        if (isEntering && event.target.matches(':focus-visible')) setIsWanted(false);
      },
      // Moves, not the entry alone: the mouse may have been there before the scripts were.
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setPointer((now) => (now === 'outside' ? 'inside' : now));
      },
      onPointerLeave: () => setPointer('outside'),
    },
  };
}
