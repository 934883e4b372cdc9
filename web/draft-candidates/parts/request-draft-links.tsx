import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { candidateName } from '#contract/candidates/rules.ts';
import { draftsOfRequestQuery } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import s from './draft-candidates.module.css';

type Props = { engagementId: string; talentRequestId: string };

const mostNamed = 3;

/**
 * Links to the submission form, each filled in from one of the latest drafts for a talent request. Shows nothing if
 * there are none.
 */
export const RequestDraftLinks = ({ engagementId, talentRequestId }: Props) => {
  const { data = [] } = useQuery(draftsOfRequestQuery(engagementId, talentRequestId));
  if (data.length === 0) return null;
  return (
    <div className={s.source}>
      <p id="drafts-of-request">{copy.draftsOfRequest}</p>
      <ul aria-labelledby="drafts-of-request">
        {data.slice(0, mostNamed).map((draft) => (
          <li key={draft.draftCandidateId}>
            <Link
              to="/engagement/$engagementId/submit/$talentRequestId"
              params={{ engagementId, talentRequestId }}
              search={{ draftCandidateId: draft.draftCandidateId }}
            >
              {candidateName(draft)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
