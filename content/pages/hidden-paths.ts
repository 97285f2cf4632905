import records from '../entities/pages/data.json' with { type: 'json' };
import { hiddenPathsOf } from '../entities/pages/switch';

/** English addresses of the pages that are off. Computed during the build: browsers receive only this list. */
export const hiddenPaths: readonly string[] = hiddenPathsOf(records);
