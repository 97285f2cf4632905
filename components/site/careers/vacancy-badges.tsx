import { Tag } from '@/components/site/shared/tag';
import { isOpen, type Vacancy } from '@/content/entities/vacancies';

type VacancyBadgesProps = {
  readonly vacancy: Pick<Vacancy, 'status' | 'deadline'>;
  /** The day of the build, `YYYY-MM-DD`. */
  readonly today: string;
};

/** Where and how one works, and whether it is too late to ask. */
export function VacancyBadges({ vacancy, today }: VacancyBadgesProps) {
  return (
    <p className="flex flex-wrap gap-joint">
      <Tag>Onsite</Tag>
      <Tag>{vacancy.status}</Tag>
      {!isOpen(vacancy, today) && <Tag tone="filled">Closed</Tag>}
    </p>
  );
}
