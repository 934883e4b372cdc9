import type { Right } from '#contract/common/refusal.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import { choicesCopy as copy } from './choices-copy.ts';
import { ChoiceItem, ChoiceList } from './choice-list.tsx';
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

/** The minimum number of requests for which a search box is shown. Fewer are quicker to read than to search. */
const searchedFrom = 6;

type Props<Row> = {
  /** The choices that match the keywords, newest first, and the number of all that match. */
  choices: UseQueryResult<{ records: readonly Row[]; total: number }>;
  keywords: string;
  onSearch: (keywords: string) => void;
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

/** The talent requests that accept submissions. If there are many, the server searches them. */
export const RequestChoices = <Row extends RequestChoice>(props: Props<Row>) => {
  const { choices, keywords, onSearch, refused, onChoose } = props;
  const { records: shown, total } = choices.data ?? { records: [], total: 0 };
  // Once shown, the search box stays, even if few requests match.
  const [isSearched, setSearched] = useState(false);
  if (!isSearched && total >= searchedFrom) setSearched(true);
  return (
    <>
      {choices.isError && (
        <ErrorState inline title={copy.requestsFailed} onRetry={() => void choices.refetch()}>
          {choices.error.message}
        </ErrorState>
      )}
      {choices.isPending && <SkeletonRows rows={4} label={copy.loadingRequests} />}
      {choices.data && !isSearched && total === 0 && (
        <EmptyState inline title={copy.noRequests}>
          {copy.noRequestsText}
        </EmptyState>
      )}
      {isSearched && <TextInput type="search" label={copy.searchRequests} value={keywords} onChange={onSearch} />}
      {isSearched && choices.data && shown.length === 0 && (
        <p className={s.quiet} role="status">
          {copy.noRequestsFound}
        </p>
      )}
      <ChoiceList>
        {shown.map((choice) => {
          const obstacle = obstacleOf(choice, refused);
          return (
            <li key={choice.talentRequestId}>
              <ChoiceItem onChoose={obstacle === undefined ? () => onChoose(choice) : undefined}>
                {choice.jobTitle}
                <small>
                  {[choice.engagementTitle, choice.clientName, choice.location]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
                {obstacle !== undefined && <small role="status">{obstacle}</small>}
              </ChoiceItem>
            </li>
          );
        })}
      </ChoiceList>
      {shown.length < total && <p className={s.quiet}>{copy.newestOnly({ count: shown.length, total })}</p>}
    </>
  );
};
