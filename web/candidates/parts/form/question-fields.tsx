import type { Control } from 'react-hook-form';
import type { CandidateQuestion } from '#contract/candidates/shapes/answers.ts';
import { copy } from '#web/candidates/copy.ts';
import { RadioGroup } from '#web/ui/form/choices.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { CandidateForm } from './form-schema.ts';
import s from './candidate-form.module.css';

/** The maximum number of options shown as radio buttons. A question with more options has a select. */
const inSight = 5;

const QuestionField = ({ control, question }: { control: Control<CandidateForm>; question: CandidateQuestion }) => {
  const field = {
    control,
    name: `answers.${question.questionId}` as const,
    label: question.text,
    optional: !question.isMandatory,
  };
  const options = question.options.map((option) => ({ id: option, label: option }));
  switch (question.kind) {
    case 'yes_no':
      return (
        <RadioGroup
          {...field}
          across
          options={[
            { id: 'yes', label: copy.yes },
            { id: 'no', label: copy.no },
          ]}
        />
      );
    case 'choice':
      return options.length > inSight ? (
        <Select {...field} options={options} />
      ) : (
        <RadioGroup {...field} options={options} />
      );
    case 'number':
      return (
        <div className={s.short}>
          <TextField {...field} />
        </div>
      );
    case 'text':
      return <TextArea {...field} rows={3} />;
  }
};

/** The employer's questions to every candidate for a talent request. */
export const QuestionFields = ({
  control,
  questions,
}: {
  control: Control<CandidateForm>;
  questions: readonly CandidateQuestion[];
}) => (
  <div className={s.stack}>
    {questions.map((question) => (
      <QuestionField key={question.questionId} control={control} question={question} />
    ))}
  </div>
);
