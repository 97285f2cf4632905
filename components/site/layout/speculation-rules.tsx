/**
 * Lets the browser fetch the next page while a link is being pointed at or pressed (Speculation Rules API). Only the
 * public pages, only this site; browsers that do not know the rules ignore them.
 */
const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/*.*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Renders the rules as the inline script that browsers read. */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }} />;
}
