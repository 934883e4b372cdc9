import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { assignablePeopleQuery, useHandOverEngagements } from '#web/assignments/client.ts';
import { copy } from '#web/assignments/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as common } from '#web/ui/copy.ts';
import s from './assignments.module.css';

type Props = {
  from: { userId: string; name: string; isMe: boolean };
  count: number;
  /** The engagements to hand over. If absent, all of the person's engagements are handed over. */
  engagementIds?: string[];
  onClose: () => void;
  onDone?: () => void;
};

/** A dialog that hands over a person's engagements to a colleague. */
export const HandOverEngagementsDialog = ({ from, count, engagementIds, onClose, onDone }: Props) => {
  const people = useQuery(assignablePeopleQuery());
  const [to, setTo] = useState('');
  const [asked, setAsked] = useState(false);
  const hand = useHandOverEngagements();
  const options = (people.data ?? [])
    .filter(({ userId, can }) => userId !== from.userId && can.assign.allowed)
    .map(({ userId, name }) => ({ id: userId, label: name }));
  const go = (): void => {
    setAsked(true);
    if (to === '') return;
    const given = { userId: from.userId, toUserId: to };
    hand.mutate(engagementIds ? { ...given, engagementIds } : given, {
      onSuccess: () => {
        toast.success(copy.saved);
        onDone?.();
        onClose();
      },
    });
  };
  return (
    <Dialog
      open
      alert
      title={copy.handOverTitle({ name: from.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={hand.isPending} onClick={go}>
            {copy.handOver}
          </Button>
        </>
      }
    >
      <div className={s.form}>
        {hand.isError && <Banner tone="bad">{hand.error.message}</Banner>}
        {people.isError && !people.data && (
          <ErrorState inline title={copy.failedPeople} onRetry={() => void people.refetch()} />
        )}
        <p>{copy.handOverText({ count })}</p>
        {from.isMe && <p>{copy.handOverSelf}</p>}
        <SelectInput
          label={copy.to}
          options={options}
          value={to}
          error={asked && to === '' ? requiredMessage(copy.to) : undefined}
          onChange={(id) => setTo(String(id))}
        />
      </div>
    </Dialog>
  );
};
