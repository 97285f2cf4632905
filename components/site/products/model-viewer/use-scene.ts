import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { meshPartsOf } from './glb-parts';
import { sceneOf, type Rotation } from './scene';

/** Maximum device pixel ratio; higher ones make no visible difference. */
const MAX_PIXEL_RATIO = 2;

/** Loads a GLB file and draws it into a canvas; redraws after a change of rotation or size. */
export function useScene(canvasRef: RefObject<HTMLCanvasElement | null>, file: string, rotation: Rotation) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [scene, setScene] = useState<ReturnType<typeof sceneOf>>();
  const draw = useEffectEvent(() => {
    const element = canvasRef.current;
    if (!element || !scene) return;
    const dots = Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO);
    element.width = Math.round(element.clientWidth * dots);
    element.height = Math.round(element.clientHeight * dots);
    scene(rotation, element.width, element.height);
  });

  useEffect(() => {
    const element = canvasRef.current;
    if (!element) return;
    let isGone = false;
    let restore: (() => void) | undefined;
    const load = async () => {
      try {
        const gl = element.getContext('webgl', { alpha: true, antialias: true });
        const response = await fetch(file);
        if (isGone) return;
        if (!gl || !response.ok) return setState('failed');
        const parts = meshPartsOf(await response.arrayBuffer());
        if (isGone) return;
        restore = () => {
          try {
            const drawScene = sceneOf(gl, parts);
            setScene(() => drawScene);
          } catch {
            setState('failed');
          }
        };
        setState('shown');
        if (!gl.isContextLost()) restore();
      } catch {
        setState('failed');
      }
    };
    // Phones drop the context of background pages; `preventDefault` requests its restoration (WebGL 1.0, 5.15.2).
    const handleLost = (event: Event) => {
      event.preventDefault();
      setScene(undefined);
    };
    const handleRestored = () => restore?.();
    void load();
    const resize = new ResizeObserver(() => draw());
    resize.observe(element);
    element.addEventListener('webglcontextlost', handleLost);
    element.addEventListener('webglcontextrestored', handleRestored);
    return () => {
      isGone = true;
      resize.disconnect();
      element.removeEventListener('webglcontextlost', handleLost);
      element.removeEventListener('webglcontextrestored', handleRestored);
    };
  }, [canvasRef, file]);

  useEffect(() => draw(), [scene, rotation]);

  return state;
}
