import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { practiceDurationMinutes } from '#contract/bidding/states.ts';
import { bidMethods, bidTypes } from '#contract/engagements/states.ts';
import { useStartPractice } from '#web/bidding/client.ts';
import { practicePageCopy } from '#web/bidding/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import s from './practice.module.css';

const optionsOf = (values: readonly { id: number; value: string }[]) =>
  values.map(({ id, value }) => ({ id, label: value }));
const lengths = [practiceDurationMinutes.least, 10, practiceDurationMinutes.most].map((minutes) => ({
  id: minutes,
  label: `${String(minutes)} ${practicePageCopy.minutesUnit}`,
}));

/** A form that starts a practice auction with the chosen bid type, bid method and length. */
export const StartPractice = () => {
  const [bidTypeId, setBidType] = useState(2);
  const [bidMethodId, setBidMethod] = useState(4);
  const [minutes, setMinutes] = useState<number>(practiceDurationMinutes.least);
  const start = useStartPractice();
  const navigate = useNavigate();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (start.isPending) return;
    start.mutate(
      { bidTypeId, bidMethodId, minutes },
      {
        onSuccess: ({ practiceId }) =>
          void navigate({ to: '/permauction/competitive/practice', search: { practice: practiceId } }),
      },
    );
  };
  const choice = (
    label: string,
    value: number,
    set: (id: number) => void,
    options: { id: number; label: string }[],
  ) => (
    <SelectInput
      label={label}
      value={value}
      onChange={(id) => {
        if (id !== '') set(Number(id));
      }}
      options={options}
    />
  );
  return (
    <Block title={practicePageCopy.start}>
      <form className={s.start} onSubmit={submit} noValidate>
        {choice(practicePageCopy.bidType, bidTypeId, setBidType, optionsOf(bidTypes))}
        {choice(practicePageCopy.bidMethod, bidMethodId, setBidMethod, optionsOf(bidMethods))}
        {choice(practicePageCopy.minutes, minutes, setMinutes, lengths)}
        <Button type="submit" kind="primary" pending={start.isPending}>
          {practicePageCopy.startNow}
        </Button>
      </form>
      {start.error && <p role="alert">{start.error.message}</p>}
    </Block>
  );
};
