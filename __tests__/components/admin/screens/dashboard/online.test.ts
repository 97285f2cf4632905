import { dashboardStrings } from '@/components/admin/strings/dashboard';
import { registry } from '@/content/registry';

test('the dashboard counts one record in the singular', () => {
  const counts = [
    [1, registry.blogs],
    [1, registry.news],
    [2, registry.vacancies],
  ] as const;
  expect(dashboardStrings.online(counts)).toBe('On the website now: 1 blog, 1 news item, 2 vacancies.');
});
