import { useState, type SubmitEvent } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { useReopenLot, useRequestRebid } from '#web/bidding/parts/employer/employer-client.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { dateInZone } from '#web/ui/date/days.ts';
import { MoneyInput } from '#web/ui/form/amount-field.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from './employer-copy.ts';
import s from './employer.module.css';

const dayMs = 86_400_000;
const formId = 'round-form';

type Props = { lot: EmployerLot; kind: 'reopen' | 'rebid'; onClose: () => void };

/** A dialog that reopens a closed lot for bids: once after an unsuccessful close, or as a new round with a reason. */
export const RoundDialog = ({ lot, kind, onClose }: Props) => {
  const reopen = useReopenLot();
  const rebid = useRequestRebid();
  const sending = kind === 'reopen' ? reopen : rebid;
  const zone = viewerZone();
  const [day, setDay] = useState(dateInZone(zone, now() + 2 * dayMs));
  const [time, setTime] = useState('15:00');
  const [reason, setReason] = useState('');
  const [units, setUnits] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const end = Date.parse(`${day}T${time}`);
  const names = { lot: lot.jobTitle };
  const problem = sending.error instanceof Problem ? sending.error : undefined;
  const done = (): void => {
    toast.success(kind === 'reopen' ? copy.reopened(names) : copy.rebidStarted(names));
    onClose();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setIsChecked(true);
    if (Number.isNaN(end) || sending.isPending) return;
    if (lot.lacksContractedTime && units === '') return;
    const given = {
      talentRequestId: lot.talentRequestId,
      endsAt: new Date(end).toISOString(),
      contractedUnits: units === '' ? null : units,
    };
    if (kind === 'reopen') reopen.mutate(given, { onSuccess: done });
    else if (reason.trim() !== '') rebid.mutate({ ...given, reasonText: reason.trim() }, { onSuccess: done });
  };
  const missing = (label: string, value: string): string | undefined =>
    isChecked && value.trim() === '' ? requiredMessage(label) : undefined;
  return (
    <Dialog
      open
      title={kind === 'reopen' ? copy.reopenTitle(names) : copy.rebidTitle(names)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} pending={sending.isPending}>
            {kind === 'reopen' ? copy.reopen : copy.rebidStart}
          </Button>
        </>
      }
    >
      <p>{kind === 'reopen' ? copy.reopenText : copy.rebidText}</p>
      <form id={formId} className={s.roundForm} noValidate onSubmit={submit}>
        <FieldGrid>
          <DateInput
            label={copy.day}
            value={day}
            min={dateInZone(zone, now())}
            max={dateInZone(zone, now() + 365 * dayMs)}
            error={missing(copy.day, day)}
            onChange={setDay}
          />
          <TextInput
            type="time"
            label={copy.time}
            hint={zone}
            value={time}
            error={missing(copy.time, time)}
            onChange={setTime}
          />
        </FieldGrid>
        {lot.lacksContractedTime && (
          <MoneyInput
            label={copy.contractedTime}
            hint={copy.contractedTimeHint}
            value={units}
            error={
              missing(copy.contractedTime, units) ??
              problem?.fields.find(({ field }) => field === 'contractedUnits')?.message
            }
            onChange={setUnits}
          />
        )}
        {kind === 'rebid' && (
          <TextAreaInput
            label={copy.reason}
            rows={3}
            max={500}
            value={reason}
            error={missing(copy.reason, reason)}
            onChange={setReason}
          />
        )}
        {problem && <p role="alert">{[problem.message, ...problem.reasons.map(({ text }) => text)].join(' ')}</p>}
      </form>
    </Dialog>
  );
};
