/** Addresses in a Markdown text that the page would not follow. Apart from its buttons: the review checks them too. */
export const markdownLinkStrings = {
  picture: (line: number) =>
    `Line ${line}: only pictures of this website work, such as /images/scenes/kerb-road.jpg.`,
  link: (line: number) => `Line ${line}: only web, mail and phone links work.`,
} as const;
