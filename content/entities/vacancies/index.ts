import { defineCollection } from '../../lib/define-collection';
import { onlineToday } from '../../lib/schedule';
import { vacancies as about } from './meta';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The vacancies, in the order in which they are shown. */
export const vacancies = onlineToday(
  defineCollection({
    file: 'content/entities/vacancies/data.json',
    schema: recordSchema,
    records,
    idField: about.idField,
    least: about.min,
  }),
  { scheduleOf: ({ until }) => ({ until }), least: about.min },
);

export type Vacancy = (typeof vacancies)[number];

export const getVacancy = (id: string) => vacancies.find(({ _id }) => _id === id);

/** Whether applications are still taken on the day `today` (`YYYY-MM-DD`); the deadline itself is the last such day. */
export const isOpen = ({ deadline }: Pick<Vacancy, 'deadline'>, today: string) => today <= deadline;

/** Those for which there is still time, in data order. */
export const openVacancies = (today: string) => vacancies.filter((vacancy) => isOpen(vacancy, today));

/** The open ones in data order, then the closed ones. */
export const openFirst = (today: string): readonly Vacancy[] => [
  ...openVacancies(today),
  ...vacancies.filter((vacancy) => !isOpen(vacancy, today)),
];
