import type { AssessmentPreview } from '#contract/profile/shapes/assessment.ts';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { Facts } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { AnswerFileItem } from './answer-file.tsx';
import s from './assessment.module.css';

/** The answers, read-only, for the agency and for the staff who decide on the agency. */
export const AssessmentAnswers = ({ preview }: { preview: AssessmentPreview }) => (
  <div className={s.preview}>
    {preview.questions.map(({ id, title, answers }) => (
      <section key={id}>
        <h3>
          {id}. {title}
        </h3>
        <Facts
          wide
          facts={answers.map(({ label, value, file }) => [
            label,
            file ? <AnswerFileItem file={file} /> : value && <span className={s.lines}>{value}</span>,
          ])}
        />
      </section>
    ))}
    <Facts
      facts={[
        [
          words.finalConfirmation,
          preview.confirmedWhen === null ? words.notYet : <DateText value={preview.confirmedWhen} time />,
        ],
      ]}
    />
  </div>
);
