import type { ContentSet } from '../../lib/exchange';
import { buildDay, type Entity, isShownOn, type ManagedRecord } from '../../lib/records';
import { said } from '../../lib/text';
import { unlinkedPages } from './unlinked-pages';
import { entities, scheduleOf } from '.';
import { shownTexts } from './shown-texts';

/** A hint about a record that follows from others; it does not block publishing. */
type HintAmong = {
  readonly entity: Entity;
  readonly id: string;
  readonly field: string;
  readonly text: string;
};

const isOnline = (entity: Entity) => (record: ManagedRecord) =>
  isShownOn(scheduleOf(entity, record), buildDay());

/** Finds pages to which nothing leads, in a content that may be drafts. */
export function hintsAmong(content: ContentSet): readonly HintAmong[] {
  const pages = content['landing-pages'].filter(isOnline('landing-pages'));
  const others = entities
    .filter((entity) => entity !== 'landing-pages' && entity !== 'redirects')
    .flatMap((entity) => content[entity].filter(isOnline(entity)));
  return unlinkedPages(pages, shownTexts(others)).map((id) => ({
    entity: 'landing-pages',
    id,
    field: 'link',
    text: said([
      `Nothing leads to this page. People need its address, /p/${id}, and search engines do not list it. Show it in the footer, or link to it from a text.`,
      `এই পাতায় কোথাও থেকে যাওয়া যায় না। ঠিকানা /p/${id} জানতে হয়, সার্চ ইঞ্জিনও দেখায় না। ফুটারে দেখান, বা কোনো লেখা থেকে লিংক দিন।`,
    ]),
  }));
}
