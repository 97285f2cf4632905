/** What a partner is to the company, as staff read it. The clients' page shows the concerns of the group. */
export const partnerCategories = {
  Group: 'Client, or concern of the group',
  Group1: 'Further concern of the group',
  associated: 'Associated brand',
} as const;
