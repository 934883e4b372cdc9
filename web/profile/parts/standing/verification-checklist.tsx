import { useQuery } from '@tanstack/react-query';
import { useSession } from '#web/platform/session.ts';
import { assessmentQuery } from '#web/profile/client.ts';
import { unverifiedCopy as words } from '#web/profile/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { completionQuery } from './completion.ts';
import { UnverifiedSteps } from '../unverified-steps.tsx';

/** The steps that an agency must complete before Rolecall can approve it. */
export const VerificationChecklist = () => {
  const { tenant } = useSession();
  return tenant.side === 'agency' && tenant.verifiedStatus !== 'approved' ? <Checklist /> : null;
};

const Checklist = () => {
  const { data: completion } = useQuery(completionQuery);
  const { data: assessment } = useQuery(assessmentQuery);
  if (!completion || !assessment || completion.verifiedStatus === 'approved') return null;
  return (
    <Block title={words.steps} note={words.stepsNote}>
      <UnverifiedSteps completion={completion} assessment={assessment} />
    </Block>
  );
};
