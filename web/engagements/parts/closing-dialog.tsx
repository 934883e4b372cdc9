import { useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import type { OwnTalentRequest } from '#contract/engagements/shapes.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import {
  useChangeClosingTime,
  useMoveStage,
  usePublishEngagementAgain,
  type OwnEngagementView,
} from '#web/engagements/client.ts';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatPaddedNumber } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as uiWords } from '#web/ui/copy.ts';
import {
  closingDayLimits,
  missingClosingTimeErrors,
  initialClosingTime,
  closingInstant,
  type ClosingTime,
} from './closing-time.ts';
import s from './engagement.module.css';

type Props = { engagement: OwnEngagementView; onClose: () => void };

type Lot = { talentRequestId: string; jobTitle: string };
type LotEnd = { talentRequestId: string; endsAt: string };

type FormProps = {
  title: string;
  text: string;
  confirm: string;
  /** The day and time that the form begins with. */
  first: { day: string; time: string };
  /**
   * The labels of the day and time fields, and the name of the API field that they set. By default, those of the
   * closing time.
   */
  fields?: { day: string; time: string; wire: string };
  /** The time zone at the location of the roles. */
  zone: string;
  /** The talent requests, each of which can have its own end. */
  lots?: readonly Lot[];
  pending: boolean;
  error: Error | null;
  onConfirm: (closingAt: string, lotEnds: readonly LotEnd[]) => void;
  onClose: () => void;
};

const formId = 'closing-form';

const ofClosing = { day: copy.closingDay, time: copy.closingTime, wire: 'closingAt' };

/**
 * Fields for the end of each talent request. A request without an end of its own has the end that applies to all of
 * them.
 */
const LotEnds = ({
  lots,
  endOf,
  errorOf,
  onChange,
}: {
  lots: readonly Lot[];
  endOf: (lot: Lot) => ClosingTime;
  errorOf: (lot: Lot) => { day?: string | undefined; time?: string | undefined };
  onChange: (lot: Lot, end: ClosingTime) => void;
}) => (
  <div className={s.lotEnds}>
    <p className={s.there}>{copy.lotEndsText}</p>
    {lots.map((lot) => {
      const end = endOf(lot);
      return (
        <fieldset key={lot.talentRequestId} className={s.closing}>
          <legend>{lot.jobTitle}</legend>
          <DateInput
            label={copy.endDay}
            value={end.day}
            error={errorOf(lot).day}
            {...closingDayLimits(viewerZone(), now())}
            onChange={(day) => onChange(lot, { ...end, day })}
          />
          <TextInput
            type="time"
            label={copy.endTime}
            value={end.time}
            error={errorOf(lot).time}
            onChange={(time) => onChange(lot, { ...end, time })}
          />
        </fieldset>
      );
    })}
  </div>
);

/** A form that asks for a day and a time, which is also shown in the time zone of the roles. */
export const ClosingTimeForm = ({
  title,
  text,
  confirm,
  first,
  fields = ofClosing,
  zone,
  lots = [],
  pending,
  error,
  onConfirm,
  onClose,
}: FormProps) => {
  const [closing, setClosing] = useState(first);
  const [ownEnds, setOwnEnds] = useState<Readonly<Record<string, ClosingTime>>>({});
  const [asked, setAsked] = useState(false);
  const here = viewerZone();
  const moment = closingInstant(closing);
  const missing = asked ? missingClosingTimeErrors(closing, fields) : {};
  const fieldError = error instanceof Problem ? error.fields.find(({ field }) => field === fields.wire) : undefined;
  const isTold = error instanceof Problem && error.fields.length > 0;
  const reasons = error instanceof Problem ? error.reasons : [];
  const ownLots = lots.filter(({ talentRequestId }) => ownEnds[talentRequestId] !== undefined);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    const lotEnds = ownLots.flatMap(({ talentRequestId }) => {
      const end = closingInstant(ownEnds[talentRequestId] ?? closing);
      return end === undefined ? [] : [{ talentRequestId, endsAt: new Date(end).toISOString() }];
    });
    if (moment === undefined || lotEnds.length < ownLots.length || pending) return;
    onConfirm(new Date(moment).toISOString(), lotEnds);
  };
  const lotError = (lot: Lot) => {
    const end = ownEnds[lot.talentRequestId];
    if (end === undefined) return {};
    const field = `lotEnds.${String(ownLots.indexOf(lot))}.endsAt`;
    const wrong = error instanceof Problem ? error.fields.find((one) => one.field === field)?.message : undefined;
    return { ...(wrong === undefined ? {} : { day: wrong }), ...(asked ? missingClosingTimeErrors(end, fields) : {}) };
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
          {...closingDayLimits(here, now())}
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
        {lots.length > 1 && (
          <LotEnds
            lots={lots}
            endOf={({ talentRequestId }) => ownEnds[talentRequestId] ?? closing}
            errorOf={lotError}
            onChange={({ talentRequestId }, end) => setOwnEnds({ ...ownEnds, [talentRequestId]: end })}
          />
        )}
        {error && !isTold && <p role="alert">{[error.message, ...reasons.map((reason) => reason.text)].join(' ')}</p>}
      </form>
    </Dialog>
  );
};

/** A dialog that changes an open engagement's closing time. */
export const ChangeClosingDialog = ({ engagement, onClose }: Props) => {
  const change = useChangeClosingTime();
  return (
    <ClosingTimeForm
      title={copy.changeClosingTitle}
      text={copy.changeClosingText}
      confirm={copy.changeClosing}
      first={initialClosingTime(engagement.closingAt, viewerZone(), now(), 7)}
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

const isOpen = ({ talentRequestStatusId }: OwnTalentRequest): boolean =>
  talentRequestStatusId !== talentRequestStatus.cancelled && talentRequestStatusId !== talentRequestStatus.fulfilled;

const ofStage = {
  clarification: {
    title: copy.openClarification,
    text: copy.openClarificationText,
    done: copy.clarificationOpened,
  },
  bidding: { title: copy.openBidding, text: copy.openBiddingText, done: copy.biddingOpened },
} as const;

/** A dialog that moves a competitive engagement to its next stage, and sets a deadline for that stage. */
export const MoveStageDialog = ({ engagement, onClose }: Props) => {
  const move = useMoveStage();
  const stage = engagement.nextStage;
  if (stage === null) return null;
  const { title, text, done } = ofStage[stage];
  return (
    <ClosingTimeForm
      title={title}
      text={text}
      confirm={title}
      first={initialClosingTime(null, viewerZone(), now(), 7)}
      fields={{ day: copy.endDay, time: copy.endTime, wire: 'endsAt' }}
      zone={engagement.timeZone}
      pending={move.isPending}
      error={move.error}
      onClose={onClose}
      lots={stage === 'bidding' ? engagement.talentRequests.filter(isOpen) : []}
      onConfirm={(endsAt, lotEnds) =>
        move.mutate(
          { engagementId: engagement.engagementId, stage, endsAt, lotEnds: [...lotEnds] },
          {
            onSuccess: (moved) => {
              toast.success(done({ when: formatDateTime(moved.endsAt, viewerZone()) }));
              onClose();
            },
          },
        )
      }
    />
  );
};

/** A dialog that publishes a copy of this engagement and opens the copy. */
export const PublishAgainDialog = ({ engagement, onClose }: Props) => {
  const publish = usePublishEngagementAgain();
  const navigate = useNavigate();
  return (
    <ClosingTimeForm
      title={copy.publishAgainTitle}
      text={copy.publishAgainText}
      confirm={copy.publishAgain}
      first={initialClosingTime(null, viewerZone(), now(), 14)}
      zone={engagement.timeZone}
      pending={publish.isPending}
      error={publish.error}
      onClose={onClose}
      onConfirm={(closingAt) =>
        publish.mutate(
          { engagementId: engagement.engagementId, closingAt },
          {
            onSuccess: ({ engagementId, engagementNumber }) => {
              toast.success(copy.publishedAgain({ number: formatPaddedNumber(engagementNumber) }));
              onClose();
              void navigate({ to: '/employer/engagements/$engagementId', params: { engagementId } });
            },
          },
        )
      }
    />
  );
};
