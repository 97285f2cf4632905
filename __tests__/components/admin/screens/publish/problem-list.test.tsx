import { openInStudio } from '../../in-studio';
import { screen } from '@testing-library/react';
import { ProblemList } from '@/components/admin/screens/publish/publish-outcome';
import type { StudioProblem } from '@/content/check/studio-problem';
import { formOf } from '@/content/registry/forms';
import { createBrowser, product } from '../../store/studio-kit';

const problem = { code: 'value', entity: 'products', id: 'a1b2' } as const;
const [issue] = formOf('products').schema.safeParse(product('a1b2', { size: '' })).error?.issues ?? [];

test.each<[string, StudioProblem, RegExp]>([
  [
    'with its reason',
    { ...problem, field: 'image', reason: 'there is no picture x.jpg.', message: 'products a1b2, image: …' },
    /^product “Kerb.*”: Picture: there is no picture x\.jpg\.$/,
  ],
  [
    'as the schema found it',
    { ...problem, ...(issue && { issue }), message: 'products a1b2, size: …' },
    /^product “Kerb.*”: Size in mm is missing/,
  ],
  [
    'of a whole list',
    { code: 'too-few', entity: 'quality-checks', reason: 'needs one at least', message: 'quality-checks: …' },
    /^quality checks: needs one at least\.$/,
  ],
])('a problem %s names record and field as the form does, and no id', async (_, shown, sentence) => {
  const tab = createBrowser().openTab({ products: [product('a1b2', { name: 'Kerb' })] });
  await openInStudio(<ProblemList problems={[shown]} />, tab);
  expect(screen.getByText(sentence)).toBeVisible();
});
