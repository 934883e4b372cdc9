import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useMemo, type FocusEvent } from 'react';
import { useForm } from 'react-hook-form';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import { feeType } from '#contract/engagements/states.ts';
import { useEditCandidate } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { FormProblem, showFieldErrors } from '#web/candidates/parts/form/form-problem.tsx';
import {
  candidateFormOf,
  candidateFormSchema,
  toCandidateInput,
  type CandidateForm,
} from '#web/candidates/parts/form/form-schema.ts';
import { ReadOnlyPay } from '#web/candidates/parts/form/pay-fields.tsx';
import { PersonFields } from '#web/candidates/parts/form/person-fields.tsx';
import { isIdentifyingField, useDuplicateCheck } from '#web/candidates/parts/form/use-duplicate-check.ts';
import { usePhoneCheck } from '#web/candidates/parts/form/use-phone-check.ts';
import { useSingleAction } from '#web/candidates/parts/form/use-single-action.ts';
import s from '#web/candidates/parts/form/candidate-form.module.css';

/** Returns the values edited in the drawer, and the status that decides whether the candidate can be edited. */
const fieldsOf = (candidate: Candidate) => [
  candidateFormOf({ ...candidate, baseSalary: currentSalary(candidate), answers: [] }),
  candidate.candidateStatusId,
];

/** A drawer beside a candidate's page that edits the candidate with the fields of the submission form. */
export const EditDrawer = ({ candidate: now, onClose }: { candidate: Candidate; onClose: () => void }) => {
  const { opened: candidate, hasChanged } = useChangedSinceOpened(now, fieldsOf);
  const id = useId();
  const { _id: candidateId, engagementId, talentRequestId, feeTypeId } = candidate;
  const phoneFault = usePhoneCheck();
  const form = useForm<CandidateForm>({
    resolver: useMemo(
      () =>
        standardSchemaResolver(
          candidateFormSchema(
            { questions: [], requiresConsent: false, requiresCandidateConsent: false, feeTypeId },
            phoneFault,
          ),
        ),
      [feeTypeId, phoneFault],
    ),
    defaultValues: candidateFormOf({ ...candidate, baseSalary: currentSalary(candidate), answers: [] }),
  });
  // Read during rendering, because the form tracks the value only if it is read then.
  const { isDirty } = form.formState;
  const duplicate = useDuplicateCheck({ engagementId, talentRequestId, candidateId });
  const edit = useEditCandidate();
  const name = candidateName(candidate);
  const { changePerson } = candidate.can;
  const isConfirmed = !changePerson.allowed && changePerson.reasons.some(({ code }) => code === 'details-confirmed');
  const save = async (values: CandidateForm): Promise<void> => {
    try {
      const { baseSalary: _fixed, totalCompensation, ...rest } = toCandidateInput(values);
      await edit.mutateAsync({
        candidateId,
        ...rest,
        ...(feeTypeId === feeType.percentCompensation ? {} : { totalCompensation }),
      });
    } catch (error) {
      showFieldErrors(form, error);
      return;
    }
    onClose();
    toast.success(copy.saved({ name: candidateName(values) }));
  };
  const saving = useSingleAction(() => form.handleSubmit(save)());
  const checkPerson = async (event: FocusEvent): Promise<void> => {
    if (!(event.target instanceof HTMLInputElement) || !isIdentifyingField(event.target.name)) return;
    if (!isDirty) return;
    const answer = await duplicate.check(form.getValues(), undefined);
    if (answer && !answer.isAllowed) form.setError('emailAddress', { type: 'duplicate', message: answer.message });
  };
  return (
    <Drawer
      size="md"
      open
      title={copy.editTitle({ name })}
      unsaved={isDirty}
      onClose={onClose}
      footer={
        <>
          <FormProblem control={form.control} />
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" type="submit" form={id} pending={saving.busy}>
            {copy.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        aria-label={copy.editTitle({ name })}
        className={s.drawer}
        onSubmit={(event) => {
          event.preventDefault();
          void saving.run();
        }}
        onBlur={(event) => void checkPerson(event)}
      >
        {hasChanged && !edit.isPending && !edit.isSuccess && <EditConflict />}
        {!changePerson.allowed && (
          <Banner tone="info">{isConfirmed ? copy.confirmedDetails : copy.contestedDetails}</Banner>
        )}
        <PersonFields control={form.control} changePerson={changePerson} />
        {duplicate.answer?.isDuplicate && (
          <Banner tone={duplicate.answer.isAllowed ? 'warn' : 'bad'}>{duplicate.answer.message}</Banner>
        )}
        <div>
          <ReadOnlyPay control={form.control} terms={{ ...candidate, currencyIso: candidate.baseSalaryIso }} />
        </div>
        <TextArea control={form.control} name="commentToEmployer" label={copy.comment} optional max={2000} rows={5} />
      </form>
    </Drawer>
  );
};
