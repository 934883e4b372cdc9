import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { PersonView, RequestChoice } from '#contract/people/shapes.ts';
import { requestChoicesQuery, useStartSubmission } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/states/states.tsx';
import s from './people.module.css';

/** With fewer requests, filtering them takes longer than reading them. */
const filteredFrom = 6;

const matches = (choice: RequestChoice, filter: string): boolean =>
  [choice.jobTitle, choice.clientName, choice.location].join(' ').toLowerCase().includes(filter.trim().toLowerCase());

const placeOf = ({ clientName, location }: RequestChoice): string =>
  [clientName, location].filter((part) => part !== '').join(' · ');

const Choice = ({ choice, onChoose }: { choice: RequestChoice; onChoose: () => void }) =>
  choice.isSubmitted ? (
    <div className={s.choice}>
      {choice.jobTitle}
      <small>{placeOf(choice)}</small>
      <small>{copy.alreadySubmitted}</small>
    </div>
  ) : (
    <button type="button" className={s.choice} onClick={onChoose}>
      {choice.jobTitle}
      <small>{placeOf(choice)}</small>
    </button>
  );

/** Chooses the talent request, and opens its form with the details of the person. */
export const SubmitAgainDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  const { personId } = person;
  const navigate = useNavigate();
  const choices = useQuery(requestChoicesQuery(personId));
  const start = useStartSubmission();
  const [filter, setFilter] = useState('');
  const all = choices.data?.records ?? [];
  const shown = all.filter((choice) => matches(choice, filter));
  const choose = (talentRequestId: string): void => {
    if (start.isPending) return;
    start.mutate(
      { personId, talentRequestId },
      {
        onSuccess: ({ engagementId, draftId }) =>
          void navigate({
            to: '/engagement/$engagementId/submit/$talentRequestId',
            params: { engagementId, talentRequestId },
            search: { draft: draftId },
          }),
        onError: (error) => toast.problem(error),
      },
    );
  };
  return (
    <Dialog open title={copy.submitAgainTo({ name: candidateName(person) })} onClose={onClose}>
      <p className={s.about}>{copy.chooseRequest}</p>
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
      <ul className={s.choices}>
        {shown.map((choice) => (
          <li key={choice.talentRequestId}>
            <Choice choice={choice} onChoose={() => choose(choice.talentRequestId)} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
