import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { engagementChoicesQuery, useAddTask } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DateInput } from '#web/ui/date/date-input.tsx';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { copy as common } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './dialogs.module.css';

const EngagementField = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const [typed, setTyped] = useState('');
  const { data: options = [] } = useQuery(engagementChoicesQuery(useDeferredValue(typed)));
  return (
    <ComboInput
      label={copy.engagement}
      optional
      options={options}
      value={value}
      onChange={(id) => onChange(String(id))}
      onSearch={setTyped}
    />
  );
};

const AddTaskDialog = ({ today, onClose }: { today: string; onClose: () => void }) => {
  const { permissions } = useSession();
  const form = useId();
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState(today);
  const [engagementId, setEngagementId] = useState('');
  const [isAsked, setAsked] = useState(false);
  const add = useAddTask();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() === '' || dueOn === '' || add.isPending) return;
    add.mutate(
      { text, dueOn, ...(engagementId === '' ? {} : { engagementId }) },
      {
        onSuccess: () => {
          toast.success(copy.taskAdded);
          onClose();
        },
      },
    );
  };
  const missing = (label: string, value: string) =>
    isAsked && value.trim() === '' ? requiredMessage(label) : undefined;
  const fieldError = add.error instanceof Problem ? add.error.fields[0]?.message : undefined;
  return (
    <Dialog
      open
      title={copy.addTask}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" type="submit" form={form} pending={add.isPending}>
            {copy.addTask}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={s.fields} onSubmit={save}>
        <TextInput label={copy.task} value={text} onChange={setText} error={missing(copy.task, text) ?? fieldError} />
        <DateInput
          label={copy.dueDay}
          value={dueOn}
          onChange={setDueOn}
          min={today}
          error={missing(copy.dueDay, dueOn) ?? (fieldError === undefined ? add.error?.message : undefined)}
        />
        {permissions.includes('Auctions=View Auctions / Staging') && (
          <EngagementField value={engagementId} onChange={setEngagementId} />
        )}
      </form>
    </Dialog>
  );
};

/** The button that adds a task to the user's own week. */
export const AddTaskButton = ({ today }: { today: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        {copy.addTask}
      </Button>
      {isOpen && <AddTaskDialog today={today} onClose={() => setOpen(false)} />}
    </>
  );
};
