import { changesOfMessage, markOfMessage, noteOfMessage } from '@/components/admin/repository/commit-message';
import { site } from '@/components/admin/site';
import type { CommitVersion } from '@/components/admin/repository/host';
import { historyStrings as texts } from '@/components/admin/strings/connection';

/** Number of changes that a line names. */
const SHOWN = 3;

/** Noun of a message, which is in English, in the studio's language; as it is for an entity that is no more. */
function inStaffLanguage(noun: string) {
  const metas = Object.values(site().registry);
  const one = metas.find(({ inEnglish }) => inEnglish.singular === noun);
  return one?.singular ?? metas.find(({ inEnglish }) => inEnglish.plural === noun)?.plural ?? noun;
}

/** Whether the studio has published a commit. Other commits come from developers. */
export const isPublication = ({ body }: Pick<CommitVersion, 'body'>) => markOfMessage(body) !== '';

/** Returns what a publication did, in words: `Edited product “Kerb Stone”`; of another commit its subject. */
export function publicationText({ subject, body }: Pick<CommitVersion, 'subject' | 'body'>) {
  const changes = changesOfMessage(body).map(({ effect, noun, title }) =>
    texts.change(texts.verbs[effect], inStaffLanguage(noun), title),
  );
  if (!isPublication({ body }) || changes.length === 0) return subject;
  const summary = changes.slice(0, SHOWN).join('; ');
  return changes.length > SHOWN ? texts.andMore(summary) : summary;
}

/** Returns the line of a version: its note, else what its commit did. */
export const versionText = (version: CommitVersion) =>
  noteOfMessage(version.body) || publicationText(version);
