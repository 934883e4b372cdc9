import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assessmentAccessQuery, useChangeAssessmentAccess } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './draft-candidates.module.css';

const useTurn = (isOn: boolean) => {
  const change = useChangeAssessmentAccess();
  return {
    isPending: change.isPending,
    send: (onDone?: () => void): void =>
      change.mutate(isOn, {
        onSuccess: () => {
          toast.success(isOn ? copy.turnedOn : copy.turnedOff);
          onDone?.();
        },
        onError: (error) => toast.problem(error),
      }),
  };
};

const ConfirmedTurnOff = () => {
  const [isOpen, setOpen] = useState(false);
  const turn = useTurn(false);
  const close = (): void => setOpen(false);
  return (
    <div className={s.setting}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {copy.turnOff}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={copy.turnOffTitle}
        confirm={copy.turnOff}
        pending={turn.isPending}
        onConfirm={() => turn.send(close)}
        onClose={close}
      >
        {copy.turnOffText}
      </ConfirmDialog>
    </div>
  );
};

/** A button that turns off the agency's assessments. It isn't shown to users without the permission. */
export const TurnOffAssessmentButton = () => {
  const { data } = useQuery(assessmentAccessQuery);
  return data?.isAccessible && data.can.change.allowed ? <ConfirmedTurnOff /> : null;
};

const TurnOnAssessment = () => {
  const turn = useTurn(true);
  return (
    <Button size="sm" pending={turn.isPending} onClick={() => turn.send()}>
      {copy.turnOn}
    </Button>
  );
};

/** A notice that assessments are off. */
export const AssessmentOffNotice = () => {
  const { data } = useQuery(assessmentAccessQuery);
  if (data === undefined || data.isAccessible) return null;
  return (
    <div className={s.off}>
      <Banner tone="info" {...(data.can.change.allowed ? { action: <TurnOnAssessment /> } : {})}>
        {copy.off}
      </Banner>
    </div>
  );
};
