/** Brings what shows a change in detail. Called ahead of time too, so that opening one does not wait for it. */
export const loadChangeDetails = () => import('./change-details').then(({ ChangeDetails }) => ChangeDetails);
