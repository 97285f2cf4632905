import { onlineRecords, publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The vacancies, in the order in which they are shown. */
export const vacancies = onlineRecords('vacancies', publishedRecords('vacancies', recordSchema, records));

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
