import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import type { OptionId } from '#web/ui/form/option.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { Chip } from '../chip.tsx';
import s from '../lists.module.css';
import { jobTitlesQuery, jobTitleLookupQuery, useAddJobTitle, useDeleteJobTitle } from './calls.ts';
import { ProfileList } from './profile-list.tsx';
import { workCopy } from './copy.ts';

/** The job titles that the agency recruits for. */
export const JobTitles = ({ mayEdit }: { mayEdit: boolean }) => {
  const list = useQuery(jobTitlesQuery);
  const remove = useDeleteJobTitle();
  const take = (jobTitleId: number): void =>
    remove.mutate(jobTitleId, {
      onSuccess: () => toast.success(workCopy.deletedJobTitle),
      onError: (error) => toast.problem(error),
    });
  return (
    <div className={s.part}>
      <ProfileList list={list} failed={workCopy.failedJobTitles} none={workCopy.noJobTitles}>
        {(rows) => (
          <div className={s.chips}>
            {rows.map(({ jobTitleId, jobTitle }) => (
              <Chip
                key={jobTitleId}
                name={jobTitle}
                pending={remove.isPending && remove.variables === jobTitleId}
                onRemove={mayEdit ? () => take(jobTitleId) : undefined}
              />
            ))}
          </div>
        )}
      </ProfileList>
      {mayEdit && <JobTitleAdd had={list.data?.map(({ jobTitleId }) => jobTitleId) ?? []} />}
    </div>
  );
};

const JobTitleAdd = ({ had }: { had: readonly number[] }) => {
  const [picked, setPicked] = useState<OptionId | ''>('');
  const [missing, setMissing] = useState(false);
  const known = useQuery(jobTitleLookupQuery);
  const add = useAddJobTitle();
  const send = (): void => {
    setMissing(picked === '');
    if (typeof picked !== 'number') return;
    add.mutate(picked, {
      onSuccess: () => {
        toast.success(workCopy.savedJobTitle);
        setPicked('');
      },
      onError: (error) => toast.problem(error),
    });
  };
  return (
    <form
      className={s.add}
      noValidate
      aria-label={workCopy.addJobTitle}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ComboInput
        label={workCopy.jobTitle}
        value={picked}
        options={(known.data ?? [])
          .filter(({ id }) => !had.includes(id))
          .map(({ id, value }) => ({ id, label: value }))}
        error={missing ? requiredMessage(workCopy.jobTitle) : undefined}
        onChange={(id) => {
          setMissing(false);
          setPicked(id);
        }}
      />
      <div>
        <Button type="submit" pending={add.isPending}>
          {workCopy.addJobTitle}
        </Button>
      </div>
    </form>
  );
};
