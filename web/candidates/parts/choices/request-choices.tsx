import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { choicesCopy as copy } from './choices-copy.ts';
import { Choice, ChoiceList } from './choice-list.tsx';
import s from './choices.module.css';

type RequestChoice = {
  talentRequestId: string;
  jobTitle: string;
  clientName: string;
  location: string;
  /** The person to submit is already an active candidate of it. */
  isSubmitted?: boolean;
};

/** With fewer requests, filtering them takes longer than reading them. */
const filteredFrom = 6;

const matches = (choice: RequestChoice, filter: string): boolean =>
  [choice.jobTitle, choice.clientName, choice.location].join(' ').toLowerCase().includes(filter.trim().toLowerCase());

type Props<Row> = { choices: UseQueryResult<readonly Row[]>; onChoose: (choice: Row) => void };

/** The talent requests that take submissions, with a filter if there are many. */
export const RequestChoices = <Row extends RequestChoice>({ choices, onChoose }: Props<Row>) => {
  const [filter, setFilter] = useState('');
  const all = choices.data ?? [];
  const shown = all.filter((choice) => matches(choice, filter));
  return (
    <>
      {choices.isError && (
        <ErrorState inline title={copy.requestsFailed} onRetry={() => void choices.refetch()}>
          {choices.error.message}
        </ErrorState>
      )}
      {choices.isPending && <SkeletonRows rows={4} label={copy.loadingRequests} />}
      {choices.data && all.length === 0 && (
        <EmptyState inline title={copy.noRequests}>
          {copy.noRequestsText}
        </EmptyState>
      )}
      {all.length >= filteredFrom && <TextInput label={copy.searchRequests} value={filter} onChange={setFilter} />}
      {all.length > 0 && shown.length === 0 && <p className={s.quiet}>{copy.noRequestsFound}</p>}
      <ChoiceList>
        {shown.map((choice) => (
          <li key={choice.talentRequestId}>
            <Choice onChoose={choice.isSubmitted === true ? undefined : () => onChoose(choice)}>
              {choice.jobTitle}
              <small>{[choice.clientName, choice.location].filter((part) => part !== '').join(' · ')}</small>
              {choice.isSubmitted === true && <small>{copy.alreadySubmitted}</small>}
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </>
  );
};
