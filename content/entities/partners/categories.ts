/** What a partner is to the company, as staff read it. The clients' page shows the concerns of the group. */
export const partnerCategories = {
  Group: 'Concern of the group, also a client',
  Group1: 'Further concern of the group',
  associated: 'Associated brand',
} as const;
