/** What a partner is to the company, as staff read it. */
export const partnerCategories = {
  Group: 'Client',
  Group1: 'Group company',
  associated: 'Partner',
} as const;
