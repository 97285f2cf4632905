import { renderInStudio } from '../../in-studio';
import { screen } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { RecordEditor } from '@/components/admin/screens/editor/editor-route.client';
import { createBrowser } from '../../store/studio-kit';

test.each([
  ['pages', 'All Pages'],
  ['news', 'Add News'],
] as const)('the address that adds %s shows “%s”: pages have a fixed length', (entity, heading) => {
  renderInStudio(
    createBrowser().openTab().controller,
    <SearchParamsContext value={new URLSearchParams()}>
      <RecordEditor entity={entity} />
    </SearchParamsContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
});
