import { useState } from 'react';
import { candidateName, currentSalary } from '#contract/candidates/rules.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { useMoveCandidate } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { formatMoney } from '#web/platform/formats.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { Button } from '#web/ui/button/button.tsx';
import { RadioGroupInput } from '#web/ui/form/choice-inputs.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import s from '#web/candidates/parts/viewer/viewer.module.css';
import { StepConflict } from './step-conflict.tsx';

/** The data needed to move a candidate, from a list or the candidate's page. */
export type MovableCandidate = Pick<
  ReceivedCandidate,
  | '_id'
  | 'firstName'
  | 'lastName'
  | 'baseSalary'
  | 'baseSalaryRevised'
  | 'agencyFee'
  | 'baseSalaryIso'
  | 'supplier'
  | 'moves'
  | 'jobTitle'
  | 'noOfRoles'
  | 'noOfRolesFilled'
>;

type Props = {
  candidate: MovableCandidate;
  /** Whether the candidate has left the list while the dialog was open. */
  isGone?: boolean;
  /** The step to confirm. If absent, the user chooses a step in the dialog. */
  to?: CandidateStatusId | undefined;
  /** Receives the moved candidate. */
  onMoved?: ((moved: ReceivedCandidate) => void) | undefined;
  onClose: () => void;
};

const titleOf = (name: string, to: CandidateStatusId | undefined, status: string | undefined): string => {
  if (to === undefined || status === undefined) return copy.moveNamed({ name });
  return to === candidateStatus.hired ? copy.hireTitle({ name }) : copy.moveTitle({ name, status });
};

const verbOf = (chosen: CandidateStatusId | undefined, status: string | undefined): string => {
  if (chosen === candidateStatus.hired) return copy.hire;
  return status === undefined ? copy.move : copy.moveTo({ status });
};

const openRolesOf = ({ noOfRoles, noOfRolesFilled }: MovableCandidate): number => noOfRoles - noOfRolesFilled;

/** A dialog that moves a candidate to a later step. Before a hire, it shows the fee and the consequences. */
export const MoveDialog = ({ candidate: now, isGone = false, to, onMoved, onClose }: Props) => {
  const { opened: candidate, hasChanged } = useChangedSinceOpened(now, (one) => [
    one.moves,
    currentSalary(one),
    one.agencyFee,
  ]);
  const openRoles = useChangedSinceOpened(openRolesOf(now), (count) => count);
  const [chosen, setChosen] = useState(to ?? candidate.moves[0]?.candidateStatusId);
  const move = useMoveCandidate();
  const name = candidateName(candidate);
  const step = candidate.moves.find((one) => one.candidateStatusId === chosen);
  const hires = chosen === candidateStatus.hired;
  // Only a hire depends on the open roles: the last one closes all other candidates.
  const isConflict = isGone || hasChanged || (hires && openRoles.hasChanged);
  const go = (): void => {
    if (chosen === undefined) return;
    move.mutate(
      {
        candidateId: candidate._id,
        candidateStatusId: chosen,
        // The employer agrees to exactly the values shown in the dialog.
        ...(hires ? { baseSalary: currentSalary(candidate), agencyFee: candidate.agencyFee } : {}),
      },
      {
        onSuccess: (moved) => {
          const { candidateStatus: status } = moved;
          onClose();
          onMoved?.(moved);
          toast.success(hires ? copy.hired({ name }) : copy.moved({ name, status }));
        },
      },
    );
  };
  const problem = move.error instanceof Problem ? move.error : undefined;
  return (
    <Dialog
      open
      title={titleOf(name, to, step?.candidateStatus)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={move.isPending} off={step?.right} onClick={go}>
            {verbOf(chosen, step?.candidateStatus)}
          </Button>
        </>
      }
    >
      <div className={s.fields}>
        {isConflict && !move.isPending && !move.isSuccess && <StepConflict candidate={candidate} isGone={isGone} />}
        {to === undefined && (
          <RadioGroupInput
            label={copy.nextStep}
            value={chosen ?? null}
            onChange={(id) => setChosen(candidate.moves.find((one) => one.candidateStatusId === id)?.candidateStatusId)}
            options={candidate.moves.map((one) => ({ id: one.candidateStatusId, label: one.candidateStatus }))}
          />
        )}
        {hires ? (
          <HireText candidate={candidate} fillsLastRole={openRolesOf(now) === 1} />
        ) : (
          <p>{copy.moveText({ agency: candidate.supplier.supplierName })}</p>
        )}
        {problem && <p role="alert">{[problem.message, ...problem.reasons.map((reason) => reason.text)].join(' ')}</p>}
      </div>
    </Dialog>
  );
};

const HireText = ({ candidate, fillsLastRole }: { candidate: MovableCandidate; fillsLastRole: boolean }) => (
  <>
    <Facts
      facts={[
        [copy.baseSalary, formatMoney(currentSalary(candidate), candidate.baseSalaryIso)],
        [copy.agencyFee, formatMoney(candidate.agencyFee, candidate.baseSalaryIso)],
      ]}
    />
    <p>
      {copy.hireText({
        request: candidate.jobTitle,
        agency: candidate.supplier.supplierName,
        fee: formatMoney(candidate.agencyFee, candidate.baseSalaryIso),
      })}
      {fillsLastRole && ` ${copy.hireLast}`}
    </p>
  </>
);
