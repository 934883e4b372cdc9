import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { useChangeClosing, useMoveStage, usePublishAgain, type OwnEngagementView } from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatNumber } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import { closingDays, closingErrors, firstClosing, toInstant } from './closing-time.ts';
import s from './engagement.module.css';

type Props = { engagement: OwnEngagementView; onClose: () => void };

type FormProps = {
  title: string;
  text: string;
  confirm: string;
  /** The initial values. */
  first: { day: string; time: string };
  /** The labels of the two fields, and the API's field name, if it is not the closing time. */
  fields?: { day: string; time: string; wire: string };
  /** The time zone of the roles. */
  zone: string;
  pending: boolean;
  error: Error | null;
  onConfirm: (closingAt: string) => void;
  onClose: () => void;
};

const formId = 'closing-form';

const ofClosing = { day: copy.closingDay, time: copy.closingTime, wire: 'closingAt' };

const ClosingForm = ({
  title,
  text,
  confirm,
  first,
  fields = ofClosing,
  zone,
  pending,
  error,
  onConfirm,
  onClose,
}: FormProps) => {
  const [closing, setClosing] = useState(first);
  const [asked, setAsked] = useState(false);
  const here = viewerZone();
  const moment = toInstant(closing);
  const missing = asked ? closingErrors(closing, fields) : {};
  const fieldError = error instanceof Problem ? error.fields.find(({ field }) => field === fields.wire) : undefined;
  const reasons = error instanceof Problem ? error.reasons : [];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (moment !== undefined && !pending) onConfirm(new Date(moment).toISOString());
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiWords.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={pending}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <form id={formId} className={s.closing} noValidate onSubmit={submit}>
        <DateInput
          label={fields.day}
          value={closing.day}
          error={missing.day ?? fieldError?.message}
          {...closingDays(here, now())}
          onChange={(day) => setClosing({ ...closing, day })}
        />
        <TextInput
          type="time"
          label={fields.time}
          hint={here}
          value={closing.time}
          error={missing.time}
          onChange={(time) => setClosing({ ...closing, time })}
        />
        {moment !== undefined && zone !== here && (
          <p className={s.there}>{copy.closingThere({ when: formatDateTime(moment, zone) })}</p>
        )}
        {error && !fieldError && (
          <p role="alert">{[error.message, ...reasons.map((reason) => reason.text)].join(' ')}</p>
        )}
      </form>
    </Dialog>
  );
};

/** Changes the closing time of an open engagement. */
export const ChangeClosingDialog = ({ engagement, onClose }: Props) => {
  const change = useChangeClosing();
  return (
    <ClosingForm
      title={copy.changeClosingTitle}
      text={copy.changeClosingText}
      confirm={copy.changeClosing}
      first={firstClosing(engagement.closingAt, viewerZone(), now(), 7)}
      zone={engagement.timeZone}
      pending={change.isPending}
      error={change.error}
      onClose={onClose}
      onConfirm={(closingAt) =>
        change.mutate(
          { engagementId: engagement.engagementId, closingAt },
          {
            onSuccess: () => {
              toast.success(copy.closingChanged({ when: formatDateTime(closingAt, viewerZone()) }));
              onClose();
            },
          },
        )
      }
    />
  );
};

const ofStage = {
  clarification: {
    title: copy.openClarification,
    text: copy.openClarificationText,
    done: copy.clarificationOpened,
  },
  bidding: { title: copy.openBidding, text: copy.openBiddingText, done: copy.biddingOpened },
} as const;

/** Moves a competitive engagement to its next stage, until a deadline. */
export const StageDialog = ({ engagement, onClose }: Props) => {
  const move = useMoveStage();
  const stage = engagement.nextStage;
  if (stage === null) return null;
  const { title, text, done } = ofStage[stage];
  return (
    <ClosingForm
      title={title}
      text={text}
      confirm={title}
      first={firstClosing(null, viewerZone(), now(), 7)}
      fields={{ day: copy.endDay, time: copy.endTime, wire: 'endsAt' }}
      zone={engagement.timeZone}
      pending={move.isPending}
      error={move.error}
      onClose={onClose}
      onConfirm={(endsAt) =>
        move.mutate(
          { engagementId: engagement.engagementId, stage, endsAt },
          {
            onSuccess: () => {
              toast.success(done({ when: formatDateTime(endsAt, viewerZone()) }));
              onClose();
            },
          },
        )
      }
    />
  );
};

/** Publishes a copy of this engagement and opens it. */
export const PublishAgainDialog = ({ engagement, onClose }: Props) => {
  const publish = usePublishAgain();
  const navigate = useNavigate();
  return (
    <ClosingForm
      title={copy.publishAgainTitle}
      text={copy.publishAgainText}
      confirm={copy.publishAgain}
      first={firstClosing(null, viewerZone(), now(), 14)}
      zone={engagement.timeZone}
      pending={publish.isPending}
      error={publish.error}
      onClose={onClose}
      onConfirm={(closingAt) =>
        publish.mutate(
          { engagementId: engagement.engagementId, closingAt },
          {
            onSuccess: ({ engagementId, engagementNumber }) => {
              toast.success(copy.publishedAgain({ number: formatNumber(engagementNumber) }));
              onClose();
              void navigate({ to: '/employer/engagements/$engagementId', params: { engagementId } });
            },
          },
        )
      }
    />
  );
};
