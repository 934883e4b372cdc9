import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { PersonView } from '#contract/people/shapes.ts';
import { RequestChoices } from '#web/candidates/public.tsx';
import { talentRequestOptionsQuery, useStartSubmission } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './people.module.css';

/**
 * Returns the reason why the person can't be submitted to the chosen request, or undefined for errors that don't depend
 * on the request.
 */
const obstacleIn = (error: Error): string | undefined => {
  if (!(error instanceof Problem)) return undefined;
  if (error.code === 'not-allowed') return error.reasons.map(({ text }) => text).join(' ') || error.message;
  return error.code === 'person-in-request' || error.code === 'person-not-available' ? error.message : undefined;
};

/** A dialog that asks for the talent request, and opens its submission form with the person's details. */
export const SubmitAgainDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  const { personId } = person;
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const choices = useQuery(talentRequestOptionsQuery(personId, useDebounced(keywords.trim())));
  const start = useStartSubmission();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
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
        onError: (error) => {
          const text = obstacleIn(error);
          if (text === undefined) toast.problem(error);
          else setRefused((before) => new Map(before).set(talentRequestId, text));
        },
      },
    );
  };
  return (
    <Dialog open title={copy.submitAgainTo({ name: candidateName(person) })} onClose={onClose}>
      <p className={s.about}>{copy.chooseRequest}</p>
      <RequestChoices
        choices={choices}
        keywords={keywords}
        onSearch={setKeywords}
        refused={refused}
        onChoose={({ talentRequestId }) => choose(talentRequestId)}
      />
    </Dialog>
  );
};
