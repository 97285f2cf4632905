/** The part of the studio that works with the website's repository. It loads when first needed (`repository-part.ts`). */
export { disconnect } from '../../repository/connection';
export { VersionsDialog } from '../history/versions-dialog';
export { WhatChanged } from '../history/what-changed';
export { ProposalsSection, ProposalsWaiting, ReturnedNote } from '../proposals/proposals-section';
export { PublicationNotice } from '../publish/publication-notice';
export { SendSection } from '../publish/send-section';
export { RepositoryPanel } from '../settings/repository-panel';
