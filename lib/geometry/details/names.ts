/** Details by group, in the order of the page. */
export const detailGroups = {
  walls: ['jamb', 'lintel', 'corner', 'movement-joint'],
  kerbs: ['kerb', 'path-edge'],
  paving: ['layers', 'channel'],
  planks: ['post-plan', 'plank-wall'],
} as const;

export type DetailName = (typeof detailGroups)[keyof typeof detailGroups][number];
export const detailNames: readonly DetailName[] = Object.values(detailGroups).flat();
