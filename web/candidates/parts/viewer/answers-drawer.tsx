import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { candidateName } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import type { AnswerableQuestion } from '#contract/candidates/shapes/answers.ts';
import { useSaveAnswers } from '#web/candidates/parts/viewer/viewer-client.ts';
import { copy } from '#web/candidates/copy.ts';
import { FormProblem, showFieldErrors } from '#web/candidates/parts/form/form-problem.tsx';
import { candidateFormOf, type CandidateForm } from '#web/candidates/parts/form/form-schema.ts';
import { QuestionFields } from '#web/candidates/parts/form/question-fields.tsx';
import { useSingleAction } from '#web/candidates/parts/form/use-single-action.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from '#web/candidates/parts/form/candidate-form.module.css';

type Props = { candidate: Candidate; answers: readonly AnswerableQuestion[]; onClose: () => void };

/**
 * A drawer for editing the answers to the employer's questions about a submitted candidate. The server checks each
 * answer.
 */
export const AnswersDrawer = ({ candidate, answers, onClose }: Props) => {
  const { opened, hasChanged } = useChangedSinceOpened(answers, (all) => all);
  const id = useId();
  const questions = opened.filter((one) => one.canChange);
  const form = useForm<CandidateForm>({ defaultValues: candidateFormOf({ answers: questions }) });
  const saveAnswers = useSaveAnswers();
  const name = candidateName(candidate);
  const client = candidate.client.clientName;
  const save = async ({ answers: given }: CandidateForm): Promise<void> => {
    try {
      await saveAnswers.mutateAsync({
        candidateId: candidate._id,
        answers: questions.map(({ questionId }) => ({ questionId, answer: given[questionId] ?? '' })),
      });
    } catch (error) {
      showFieldErrors(form, error);
      return;
    }
    onClose();
    toast.success(copy.answersSaved({ name }));
  };
  const saving = useSingleAction(() => form.handleSubmit(save)());
  return (
    <Drawer
      size="md"
      open
      title={copy.changeAnswersTitle({ name })}
      unsaved={form.formState.isDirty}
      onClose={onClose}
      footer={
        <>
          <FormProblem control={form.control} />
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={id} pending={saving.busy}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={copy.changeAnswersTitle({ name })}
        className={s.drawer}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run();
        }}
      >
        {hasChanged && !saveAnswers.isPending && !saveAnswers.isSuccess && <EditConflict />}
        {opened.some((one) => one.isStillAsked && !one.canChange) && (
          <Banner tone="info">
            {candidate.firstViewed === null ? copy.answersJudged({ client }) : copy.answersRead({ client })}
          </Banner>
        )}
        <QuestionFields control={form.control} questions={questions} />
      </form>
    </Drawer>
  );
};
