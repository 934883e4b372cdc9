import type { Right } from '#contract/common/refusal.ts';
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
  engagementTitle: string;
  clientName: string;
  location: string;
  /** Whether the person to be submitted is already an active candidate for the request. */
  isSubmitted?: boolean;
  can: { submit: Right };
};

/** The minimum number of requests for which a filter is shown. Fewer are quicker to read than to filter. */
const filteredFrom = 6;

const matches = (choice: RequestChoice, filter: string): boolean =>
  [choice.jobTitle, choice.engagementTitle, choice.clientName, choice.location]
    .join(' ')
    .toLowerCase()
    .includes(filter.trim().toLowerCase());

type Props<Row> = {
  choices: UseQueryResult<readonly Row[]>;
  /** The reasons why the person can't be submitted, by request. */
  refused?: ReadonlyMap<string, string>;
  onChoose: (choice: Row) => void;
};

/** Returns the reason why a request can't be chosen, or undefined if it can be. */
const obstacleOf = (choice: RequestChoice, refused: Props<RequestChoice>['refused']): string | undefined => {
  if (choice.isSubmitted === true) return copy.alreadySubmitted;
  const { submit } = choice.can;
  return submit.allowed ? refused?.get(choice.talentRequestId) : submit.reasons.map(({ text }) => text).join(' ');
};

/** The talent requests that accept submissions. If there are many, they have a filter. */
export const RequestChoices = <Row extends RequestChoice>({ choices, refused, onChoose }: Props<Row>) => {
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
        {shown.map((choice) => {
          const obstacle = obstacleOf(choice, refused);
          return (
            <li key={choice.talentRequestId}>
              <Choice onChoose={obstacle === undefined ? () => onChoose(choice) : undefined}>
                {choice.jobTitle}
                <small>
                  {[choice.engagementTitle, choice.clientName, choice.location]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
                {obstacle !== undefined && <small role="status">{obstacle}</small>}
              </Choice>
            </li>
          );
        })}
      </ChoiceList>
    </>
  );
};
