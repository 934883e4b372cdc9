import { Link } from '@tanstack/react-router';
import type { Opportunity, OpportunityRow } from '#contract/opportunities/shapes.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { copy } from '#web/opportunities/copy.ts';
import { RequestPrequalificationButton } from '#web/prequalification/public.tsx';
import { useSession } from '#web/platform/session.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import s from './detail.module.css';

type Standing = Pick<
  OpportunityRow,
  'requiresPrequalification' | 'prequalificationStageStatus' | 'prequalificationStatusId' | 'prequalificationDay'
>;

const icons: Record<PrequalificationStatusId, 'good' | 'pending' | 'warn' | 'bad'> = {
  [prequalificationStatus.approved]: 'good',
  [prequalificationStatus.pending]: 'pending',
  [prequalificationStatus.expired]: 'warn',
  [prequalificationStatus.declined]: 'bad',
  [prequalificationStatus.revoked]: 'bad',
};

/** The agency's prequalification with the client, if one is required. */
export const PrequalificationStateText = ({ standing }: { standing: Standing }) => {
  const { prequalificationStatusId: id } = standing;
  if (!standing.requiresPrequalification) return <StatusLabel icon="none">{copy.notRequired}</StatusLabel>;
  if (id === null) return <StatusLabel icon="locked">{copy.notRequested}</StatusLabel>;
  return <StatusLabel icon={icons[id]}>{standing.prequalificationStageStatus}</StatusLabel>;
};

/** Returns the date of the prequalification's status as text, for example 'to 14 Mar 2027' or 'since 16 Nov 2026'. */
export const prequalificationDateText = (standing: Standing): string | null => {
  if (!standing.requiresPrequalification || standing.prequalificationDay === null) return null;
  const day = formatDate(standing.prequalificationDay, viewerZone());
  if (standing.prequalificationStatusId === prequalificationStatus.approved) return copy.until({ day });
  return standing.prequalificationStatusId === prequalificationStatus.pending ? copy.since({ day }) : copy.on({ day });
};

/** The statuses that need no request button: approved and pending. */
const settled: readonly (number | null)[] = [prequalificationStatus.approved, prequalificationStatus.pending];

/** A link to request a missing prequalification, or to see the agency's history with the client. */
export const PrequalificationLink = ({ opportunity }: { opportunity: Opportunity }) => {
  const { permissions } = useSession();
  const { clientId, clientName, recruitmentTypeId, roleCategoryId, can } = opportunity;
  return (
    <div className={s.way}>
      {!settled.includes(opportunity.prequalificationStatusId) && (
        <RequestPrequalificationButton
          clientId={clientId}
          clientName={clientName}
          recruitmentTypeId={recruitmentTypeId}
          roleCategoryId={roleCategoryId}
          can={{ request: can.requestPrequalification }}
        />
      )}
      {permissions.includes('Application Stage=View') && (
        <Link to="/prequalification/$clientId" params={{ clientId }}>
          {copy.allPrequalification({ client: clientName })}
        </Link>
      )}
    </div>
  );
};
