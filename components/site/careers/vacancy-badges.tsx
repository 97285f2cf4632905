import { Tag } from '@/components/site/shared/tag';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';
import type { Locale } from '@/content/strings/locale';

type VacancyBadgesProps = {
  readonly locale: Locale;
  readonly vacancy: Pick<Vacancy, 'status' | 'deadline'>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** Badges of a vacancy: on-site work, type of employment, and "closed" after the deadline. */
export function VacancyBadges({ locale, vacancy, today }: VacancyBadgesProps) {
  const { onsite, statuses, closed } = locale.strings.careers;
  return (
    <p className="flex flex-wrap gap-joint">
      <Tag>{onsite}</Tag>
      <Tag>{statuses[vacancy.status]}</Tag>
      {!isOpen(vacancy, today) && <Tag tone="filled">{closed}</Tag>}
    </p>
  );
}
