import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import type { PersonView } from '#contract/people/shapes.ts';
import { RequestChoices } from '#web/candidates/public.tsx';
import { requestChoicesQuery, useStartSubmission } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './people.module.css';

/** Chooses the talent request, and opens its form with the details of the person. */
export const SubmitAgainDialog = ({ person, onClose }: { person: PersonView; onClose: () => void }) => {
  const { personId } = person;
  const navigate = useNavigate();
  const choices = useQuery({ ...requestChoicesQuery(personId), select: ({ records }) => records });
  const start = useStartSubmission();
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
      <RequestChoices choices={choices} onChoose={({ talentRequestId }) => choose(talentRequestId)} />
    </Dialog>
  );
};
