import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { candidatesQuery } from '#web/candidates/public.tsx';
import { copy } from '#web/draft-candidates/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';

const DraftDialog = lazy(async () => ({ default: (await import('./draft-dialog.tsx')).DraftDialog }));

/** The button that adds a draft candidate for one of the talent requests that accept candidates. */
export const AddDraftCandidateButton = ({ engagementId }: { engagementId: string }) => {
  const [isOpen, setOpen] = useState(false);
  const { permissions } = useSession();
  const navigate = useNavigate();
  const { data } = useQuery(candidatesQuery(engagementId));
  if (!permissions.includes('Fulfillment Stage=Submit Candidate') || data === undefined) return null;
  const open = data.talentRequests.filter(({ can }) => can.submit.allowed);
  const closed = data.talentRequests.flatMap(({ can }) => (can.submit.allowed ? [] : can.submit.reasons));
  return (
    <>
      <Button kind="primary" {...(open.length === 0 ? { off: closed.slice(0, 1) } : {})} onClick={() => setOpen(true)}>
        <UserPlus aria-hidden="true" />
        {copy.add}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DraftDialog
            requests={open}
            onClose={() => setOpen(false)}
            onSaved={({ draftCandidateId }) =>
              void navigate({
                to: '/engagement/$engagementId/draft/$draftCandidateId',
                params: { engagementId, draftCandidateId },
              })
            }
          />
        </Suspense>
      )}
    </>
  );
};
