import { useState } from 'react';
import { saveAssessment } from '#contract/profile/operations/assessment.ts';
import {
  isFieldAsked,
  missingAnswers,
  type SurveyAnswers,
  type SurveyQuestion,
} from '#contract/profile/rules/survey.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { stashPending, peekPending, takePending } from '#web/platform/pending-writes.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { useConfirmAssessment, useSaveAssessment, type Assessment } from '#web/profile/client.ts';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid, FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { UnsavedNotice } from '#web/ui/layout/unsaved-notice.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import l from '../layout.module.css';
import { AnswerField, type AnswerInputValue } from './answer-field.tsx';
import { AnswerFile } from './answer-file.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import s from './assessment.module.css';

type Errors = Readonly<Record<string, string>>;
const inAnswers = /^answers\./;

/** The session storage key for unsaved answers. */
const unsaved = 'assessment';
const isAnswers = (value: unknown): value is SurveyAnswers => typeof value === 'object' && value !== null;
const answersLeft = (): SurveyAnswers => {
  const left = peekPending(unsaved);
  return isAnswers(left) ? left : {};
};

const answersOf = (assessment: Assessment): SurveyAnswers =>
  Object.fromEntries(assessment.surveyAnswers.map(({ key, value }) => [key, value]));

/** Returns the validation errors that the contract finds, by question key. */
const faultsOf = (answers: SurveyAnswers): Errors => {
  const checked = saveAssessment.input.safeParse({ answers });
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[1] ?? ''), message]));
};
/** Returns the validation errors that the server reports, by question key. */
const toldBy = (error: Error): Errors =>
  Object.fromEntries(
    error instanceof Problem ? error.fields.map(({ field, message }) => [field.replace(inAnswers, ''), message]) : [],
  );

type QuestionProps = {
  question: SurveyQuestion;
  answers: SurveyAnswers;
  errors: Errors;
  files: Assessment['files'];
  onChange: (key: string, value: AnswerInputValue) => void;
};

const Question = ({ question, answers, errors, files, onChange }: QuestionProps) => (
  <FormSection title={`${String(question.id)}. ${question.title}`}>
    <FieldGrid>
      {question.fields
        .filter((field) => isFieldAsked(field, answers))
        .map((field) =>
          field.kind === 'file' ? (
            <AnswerFile key={field.key} field={field} file={files.find(({ key }) => key === field.key)} />
          ) : (
            <AnswerField
              key={field.key}
              field={field}
              value={answers[field.key]}
              error={errors[field.key]}
              onChange={(value) => onChange(field.key, value)}
            />
          ),
        )}
    </FieldGrid>
  </FormSection>
);

/** The survey form. It can be saved while incomplete, and submitted once no answer is missing. */
export const AssessmentForm = ({ assessment }: { assessment: Assessment }) => {
  const { opened, hasChanged, savedAs } = useChangedSinceOpened(assessment, ({ updatedWhen }) => updatedWhen);
  const [left, setLeft] = useState(answersLeft);
  const [answers, setAnswers] = useState<SurveyAnswers>(() => ({ ...answersOf(opened), ...left }));
  const [errors, setErrors] = useState<Errors>({});
  const [asks, setAsks] = useState(false);
  const [previews, setPreviews] = useState(false);
  const save = useSaveAssessment();
  const confirm = useConfirmAssessment();
  const isFirst = assessment.updatedWhen === null;
  const missing = missingAnswers(answers).length;
  const isDecided = assessment.finalConfirmation && assessment.verifiedStatus !== 'declined';
  const change = (key: string, value: AnswerInputValue): void => {
    setAnswers((before) => ({ ...before, [key]: value }));
    stashPending(unsaved, { ...answersLeft(), [key]: value });
    setErrors(({ [key]: _gone, ...rest }) => rest);
  };
  const forget = (): void => {
    takePending(unsaved);
    setLeft({});
  };
  const discard = (): void => {
    forget();
    setAnswers(answersOf(assessment));
    setErrors({});
  };
  const send = async (): Promise<boolean> => {
    const faults = faultsOf(answers);
    setErrors(faults);
    if (Object.keys(faults).length > 0) return false;
    try {
      const { updatedWhen } = await save.mutateAsync({ isFirst, answers: { ...answers } });
      savedAs(updatedWhen);
      forget();
      return true;
    } catch (error) {
      if (error instanceof Error) setErrors(toldBy(error));
      return false;
    }
  };
  const saveNow = async (): Promise<void> => {
    if (await send()) toast.success(isFirst ? words.created : words.updated);
  };
  const confirmNow = async (): Promise<void> => {
    if (!(await send())) {
      setAsks(false);
      return;
    }
    confirm.mutate(assessment.finalConfirmation, {
      onSuccess: () => {
        toast.success(words.confirmed);
        setAsks(false);
      },
      onError: (error) => {
        setErrors(toldBy(error));
        setAsks(false);
      },
    });
  };
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
    >
      {hasChanged && !save.isPending && <EditConflict />}
      {Object.keys(left).length > 0 && <UnsavedNotice onDiscard={discard} />}
      {save.isError && <Banner tone="bad">{save.error.message}</Banner>}
      {confirm.isError && <Banner tone="bad">{confirm.error.message}</Banner>}
      {assessment.questions.map((question) => (
        <Question
          key={question.id}
          question={question}
          answers={answers}
          errors={errors}
          files={assessment.files}
          onChange={change}
        />
      ))}
      <SaveBar>
        <Button kind={isDecided ? 'primary' : 'plain'} type="submit" pending={save.isPending && !asks}>
          {words.save}
        </Button>
        <Button onClick={() => setPreviews(true)}>{words.preview}</Button>
        {/* `can.confirm` depends on the saved answers. If the current answers are complete, only `can.edit` matters,
            because submitting saves them first. */}
        {!isDecided && (
          <Button
            kind="primary"
            off={missing === 0 ? assessment.can.edit : assessment.can.confirm}
            onClick={() => setAsks(true)}
          >
            {words.confirm}
          </Button>
        )}
        <p className={l.push} role="status">
          <span className={s.open}>{missing === 0 ? words.whole : words.open({ count: missing })}</span>
        </p>
      </SaveBar>
      <ConfirmDialog
        open={asks}
        title={words.confirmTitle}
        confirm={words.confirm}
        pending={save.isPending || confirm.isPending}
        onConfirm={() => void confirmNow()}
        onClose={() => setAsks(false)}
      >
        {words.confirmText}
      </ConfirmDialog>
      {previews && <PreviewDialog onClose={() => setPreviews(false)} />}
    </form>
  );
};
