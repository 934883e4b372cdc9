import { useState } from 'react';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { cancelReasons, completeReasons, pauseReasons } from '#contract/engagements/states.ts';
import {
  useCancelRequest,
  useCompleteRequest,
  useSetInternallyFilledRoles,
  usePauseEngagement,
  usePauseRequest,
  type OwnEngagementView,
} from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { closingDayLimits, closingInstant } from './closing-time.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import s from './engagement.module.css';

type Props = { request: OwnTalentRequest; onClose: () => void };

const fieldError = (error: Error | null, field: string): string | undefined =>
  error instanceof Problem ? error.fields.find((one) => one.field === field)?.message : undefined;

interface Pausing {
  title: string;
  text: string;
  pause: { isPending: boolean; error: Error | null };
  onPause: (given: { reasonId: number; reasonText: string; resumeAt: string | null }) => void;
  onClose: () => void;
}

/**
 * A dialog that asks for the reason for a pause and for its end date. Without a date, the pause lasts until further
 * notice.
 */
const AskPause = ({ title, text, pause, onPause, onClose }: Pausing) => {
  const [day, setDay] = useState('');
  const moment = closingInstant({ day, time: '00:00' });
  return (
    <ReasonDialog
      title={title}
      text={text}
      confirm={copy.pause}
      reasons={pauseReasons}
      pending={pause.isPending}
      error={pause.error}
      ownFields={['resumeAt']}
      onClose={onClose}
      onConfirm={(reason) =>
        onPause({ ...reason, resumeAt: moment === undefined ? null : new Date(moment).toISOString() })
      }
    >
      <DateInput
        label={copy.resumeDay}
        optional
        hint={copy.resumeDayHint}
        value={day}
        error={fieldError(pause.error, 'resumeAt')}
        {...closingDayLimits(viewerZone(), now())}
        onChange={setDay}
      />
    </ReasonDialog>
  );
};

/** A dialog that pauses a talent request. */
export const PauseRequestDialog = ({ request, onClose }: Props) => {
  const pause = usePauseRequest();
  const { talentRequestId, jobTitle } = request;
  return (
    <AskPause
      title={copy.pauseTitle({ request: jobTitle })}
      text={copy.pauseText}
      pause={pause}
      onClose={onClose}
      onPause={(given) =>
        pause.mutate(
          { talentRequestId, ...given },
          {
            onSuccess: () => {
              toast.success(copy.paused({ request: jobTitle }));
              onClose();
            },
          },
        )
      }
    />
  );
};

/** A dialog that pauses every open talent request of an engagement. */
export const PauseEngagementDialog = ({
  engagement,
  onClose,
}: {
  engagement: OwnEngagementView;
  onClose: () => void;
}) => {
  const pause = usePauseEngagement();
  return (
    <AskPause
      title={copy.pauseWholeTitle}
      text={copy.pauseWholeText}
      pause={pause}
      onClose={onClose}
      onPause={(given) =>
        pause.mutate(
          { engagementId: engagement.engagementId, ...given },
          {
            onSuccess: () => {
              toast.success(copy.pausedWhole);
              onClose();
            },
          },
        )
      }
    />
  );
};

/** A dialog that cancels a talent request without a hire. */
export const CancelRequestDialog = ({ request, onClose }: Props) => {
  const cancel = useCancelRequest();
  const { talentRequestId, jobTitle } = request;
  return (
    <ReasonDialog
      danger
      title={copy.cancelRequestTitle({ request: jobTitle })}
      text={copy.cancelRequestText}
      confirm={copy.cancelRequest}
      reasons={cancelReasons}
      pending={cancel.isPending}
      error={cancel.error}
      onClose={onClose}
      onConfirm={(reason) =>
        cancel.mutate(
          { talentRequestId, ...reason },
          {
            onSuccess: () => {
              toast.success(copy.requestCancelled({ request: jobTitle }));
              onClose();
            },
          },
        )
      }
    />
  );
};

/** A dialog that completes a talent request before all its roles are filled. */
export const CompleteRequestDialog = ({ request, onClose }: Props) => {
  const complete = useCompleteRequest();
  const { talentRequestId, jobTitle } = request;
  return (
    <ReasonDialog
      title={copy.completeTitle({ request: jobTitle })}
      text={copy.completeText}
      confirm={copy.complete}
      reasons={completeReasons}
      pending={complete.isPending}
      error={complete.error}
      onClose={onClose}
      onConfirm={(reason) =>
        complete.mutate(
          { talentRequestId, ...reason },
          {
            onSuccess: () => {
              toast.success(copy.completedDone({ request: jobTitle }));
              onClose();
            },
          },
        )
      }
    />
  );
};

/** A dialog that records how many roles the employer has filled without an agency. */
export const FilledRolesDialog = ({ request, onClose }: Props) => {
  const fill = useSetInternallyFilledRoles();
  const { talentRequestId, jobTitle, noOfRoles, noOfRolesFilled } = request;
  const [count, setCount] = useState<number | null>(request.internallyFilledRoles);
  const go = (): void => {
    if (count === null || Number.isNaN(count)) return;
    fill.mutate(
      { talentRequestId, internallyFilledRoles: count },
      {
        onSuccess: ({ noOfRolesFilled: filled }) => {
          toast.success(copy.filledDone({ request: jobTitle, filled, all: noOfRoles }));
          onClose();
        },
      },
    );
  };
  const ofField = fieldError(fill.error, 'internallyFilledRoles');
  return (
    <Dialog
      open
      title={copy.fillTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" pending={fill.isPending} onClick={go}>
            {copy.save}
          </Button>
        </>
      }
    >
      <p>{copy.fillText({ request: jobTitle, filled: noOfRolesFilled, all: noOfRoles })}</p>
      <div className={s.reasoned}>
        <NumberInput label={copy.fillLabel} value={count} error={ofField} onChange={setCount} />
        {fill.error && ofField === undefined && <p role="alert">{fill.error.message}</p>}
      </div>
    </Dialog>
  );
};
