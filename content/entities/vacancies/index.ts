import { onlineRecords, publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Vacancies that the build shows, in data order. */
export const vacancies = onlineRecords('vacancies', publishedRecords('vacancies', recordSchema, records));

export type Vacancy = (typeof vacancies)[number];

export const getVacancy = (id: string) => vacancies.find(({ _id }) => _id === id);

/** Whether applications are accepted on the day `today` (`YYYY-MM-DD`); the deadline is the last such day. */
export const isOpen = ({ deadline }: Pick<Vacancy, 'deadline'>, today: string) => today <= deadline;

/** Lists open vacancies in data order. */
export const openVacancies = (today: string) => vacancies.filter((vacancy) => isOpen(vacancy, today));

/** Lists open vacancies in data order, then closed ones. */
export const openFirst = (today: string): readonly Vacancy[] => [
  ...openVacancies(today),
  ...vacancies.filter((vacancy) => !isOpen(vacancy, today)),
];
