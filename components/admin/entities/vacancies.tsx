import { previewStrings } from '@/components/admin/strings/preview';
import { VacancyDetail } from '@/components/site/careers/vacancy-detail';
import { Section } from '@/components/site/shared/section';
import { validDay, dayOf } from '@/content/lib/schedule';
import type { PreviewProps } from './preview-props';
import { likeSample } from './preview-values';

const { samples } = previewStrings;
const sample = {
  vacancy: 1,
  position: samples.title,
  department: samples.name,
  status: 'Full Time',
  salary: samples.figure,
  responsibility: [samples.description],
} as const;

/** A vacancy as its page, under its position. */
export function VacancyPreview({ value, pictureUrl, locale }: PreviewProps) {
  const today = dayOf(new Date());
  const vacancy = {
    ...likeSample(sample, value, pictureUrl),
    _id: 'preview',
    createdAt: today,
    deadline: validDay(value.deadline) ?? today,
    workplace: 'factory',
  } as const;
  return (
    <Section>
      <h1 className="mb-6 type-title">{vacancy.position}</h1>
      <VacancyDetail
        locale={locale}
        vacancy={{ ...vacancy, responsibility: [...vacancy.responsibility] }}
        workplace={previewStrings[value.workplace === 'headOffice' ? 'headOffice' : 'factory']}
        today={today}
      />
    </Section>
  );
}
