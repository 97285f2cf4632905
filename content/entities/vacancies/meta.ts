import { collectionMeta } from '../../lib/entity-meta';
import { validDay } from '../../lib/schedule';

export const vacancies = collectionMeta({
  singular: 'vacancy',
  plural: 'vacancies',
  idField: '_id',
  titleField: 'position',
  columns: [
    { key: 'department', label: 'Department' },
    { key: 'deadline', label: 'Last day', kind: 'day' },
    { key: 'status', label: 'Terms', isExtra: true },
  ],
  seed: (today) => ({ createdAt: today }),
  scheduleOf: ({ until }) => ({ until: validDay(until) }),
  list: { path: '/admin/AdminVacancies', title: 'All Vacancies' },
  add: { path: '/admin/AdminAddVacancy', title: 'Add Vacancy' },
  shownOn: ['/career', '/career/*'],
});
