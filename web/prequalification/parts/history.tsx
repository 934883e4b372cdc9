import { CircleCheck, CircleX, Clock3, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { PrequalificationStep } from '#contract/prequalification/shapes.ts';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import { copy } from '#web/prequalification/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Timeline } from '#web/ui/layout/timeline.tsx';

const { pending, approved, declined, expired, revoked } = prequalificationStatus;

const marks: Readonly<Record<PrequalificationStatusId, LucideIcon>> = {
  [pending]: Clock3,
  [approved]: CircleCheck,
  [declined]: CircleX,
  [expired]: TriangleAlert,
  [revoked]: CircleX,
};

const whatOf = ({ prequalificationStatusId: id, byName: name, endsOn }: PrequalificationStep): string => {
  if (id === pending) return name === '' ? copy.requested : copy.requestedBy({ name });
  if (id === approved) {
    const until = endsOn === null ? '' : `, ${copy.until({ day: formatDate(endsOn, viewerZone()) })}`;
    return `${copy.approvedBy({ name })}${until}`;
  }
  if (id === declined) return copy.declinedBy({ name });
  return id === revoked ? copy.revokedBy({ name }) : copy.ranOut;
};

/** The history between an agency and a client, latest first. */
export const PrequalificationHistory = ({ steps }: { steps: readonly PrequalificationStep[] }) =>
  steps.length === 0 ? (
    <p>{copy.noHistory}</p>
  ) : (
    <Timeline
      label={copy.history}
      happenings={steps.map((step) => {
        const Mark = marks[step.prequalificationStatusId];
        return {
          id: step.id,
          mark: <Mark />,
          text: (
            <>
              <b>{prequalificationCellName(step)}</b> {whatOf(step)}
            </>
          ),
          ...(step.reasonText === null ? {} : { more: step.reasonText }),
          at: step.at,
        };
      })}
    />
  );
