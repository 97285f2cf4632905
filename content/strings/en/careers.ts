import type { Vacancy } from '../../entities/vacancies';

/** The vacancies and the application form. */
export const careers = {
  title: 'Career',
  onsite: 'Onsite',
  closed: 'Closed',
  closedOn: 'Closed on {day}.',
  statuses: {
    'Full Time': 'Full Time',
    'Part Time': 'Part Time',
    Contract: 'Contract',
    Freelance: 'Freelance',
  } satisfies Record<Vacancy['status'], string>,
  vacancy: 'Vacancy',
  workplace: 'Workplace',
  responsibilities: 'Responsibilities',
  salary: 'Salary',
  deadline: 'Deadline',
  details: 'View Details',
  detailsOf: 'for {position}',
  noneOpen: 'No open jobs at present',
  open: 'Available jobs',
  all: 'All jobs',
  metaTitle: '{position}, {city}',
  metaOpen: '{position} at {brand} in {city}, {status}. Applications until {day}, to {email}.',
  metaClosed: '{position} at {brand} in {city}, {status}. Closed on {day}.',
  apply: {
    title: 'Apply Now',
    subject: 'Application: {position}',
    note: 'Please attach your CV to an e-mail to {email}, or phone {telephone}.',
    name: 'Name',
    email: 'Email ID',
    telephone: 'Contact number',
    position: 'Position',
    message: 'Message',
    cv: 'Upload CV file',
  },
};
