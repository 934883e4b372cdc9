import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import { draftOfCandidateQuery } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { useSession } from '#web/platform/session.ts';
import { Block } from '#web/ui/layout/block.tsx';
import s from './draft-candidates.module.css';

/**
 * The assessment of the draft that a candidate was submitted from, with a link to its answers. The score of another CV
 * than the candidate's current one isn't shown. Shows nothing for candidates who were submitted without a draft.
 */
export const CandidateMatchBlock = ({ candidateId }: { candidateId: string }) => {
  const { permissions } = useSession();
  const { data: draft } = useQuery(draftOfCandidateQuery(candidateId));
  if (!draft) return null;
  const { engagementId, draftCandidateId, suitabilityScore: score } = draft;
  const maySeeScore = permissions.includes('Fulfillment Stage=Submit Candidate');
  const isAssessed = draft.aiAssessmentStatusId === aiAssessmentStatus.completed && score !== null;
  const note = isAssessed ? copy.otherCv : `${draft.aiAssessmentStatus}.`;
  const isShown = isAssessed && !draft.hasOtherCv;
  return (
    <Block title={copy.match} note={copy.matchNote}>
      {isShown && (
        <>
          <p className={s.score}>
            <b>{score}</b> <span>{copy.ofHundred}</span>
            <progress aria-label={copy.score} max={100} value={score} />
          </p>
          <p>{draft.suitabilityFeedback}</p>
        </>
      )}
      {!isShown && <p className={s.note}>{maySeeScore ? note : copy.hidden}</p>}
      <p>
        <Link to="/engagement/$engagementId/draft/$draftCandidateId" params={{ engagementId, draftCandidateId }}>
          {isShown ? copy.showAnswers : copy.openDraft}
        </Link>
      </p>
    </Block>
  );
};
