import { Section } from '@/components/site/shared/section';
import { Link } from '@/components/ui/link';
import { publicPageAt } from '@/content/pages/public-pages';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';
import { together } from '@/lib/text';
import type { Question } from './questions';

type QuestionListProps = {
  readonly locale: Locale;
  readonly questions: readonly Question[];
  /** Whether they are about walls. */
  readonly hasWalls: boolean;
};

/** Questions of buyers with their answers, and the way to the walls that are counted already. */
export function QuestionList({ locale, questions, hasWalls }: QuestionListProps) {
  const { category, commonWalls } = locale.strings;
  return (
    <Section aria-labelledby="questions" space="band" ground="concrete">
      <h2 id="questions" className="mb-8 type-h2">
        {category.questions}
      </h2>
      <div className="border-t-2 border-ink">
        {together(questions).map(({ question, answers }) => (
          <div key={question} className="grid gap-x-gutter gap-y-2 border-b border-joint py-5 md:grid-cols-2">
            <h3 className="type-h3">{question}</h3>
            <div className="grid max-w-measure gap-y-1.5">
              {answers.map((answer) => (
                <p key={answer}>{answer}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
      {hasWalls && publicPageAt(routes.commonWalls) !== undefined && (
        <p className="mt-6 print:hidden">
          <Link
            {...locale.to(routes.commonWalls)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {commonWalls.link}
          </Link>
        </p>
      )}
    </Section>
  );
}
