import { withoutBangla } from '../../lib/records';
import { speaksBangla } from './languages';

/** A record, or a part of one, with the texts that the website shows: without Bangla where it has none. */
export const shownTexts = <Value>(value: Value): Value => (speaksBangla ? value : withoutBangla(value));
