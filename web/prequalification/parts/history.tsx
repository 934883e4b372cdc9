import { CircleCheck, CircleX, Clock3, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { cellName } from '#contract/prequalification/rules.ts';
import type { PrequalificationStep } from '#contract/prequalification/shapes.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { words } from '#web/prequalification/words.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Timeline } from '#web/ui/layout/timeline.tsx';

const { pending, approved, declined, expired, revoked } = prequalificationStatus;

const marks: Readonly<Record<number, LucideIcon>> = {
  [pending]: Clock3,
  [approved]: CircleCheck,
  [declined]: CircleX,
  [expired]: TriangleAlert,
  [revoked]: CircleX,
};

const whatOf = ({ prequalificationStatusId: id, byName: name, endsOn }: PrequalificationStep): string => {
  if (id === pending) return name === '' ? words.requested : words.requestedBy({ name });
  if (id === approved) {
    const until = endsOn === null ? '' : `, ${words.until({ day: formatDate(endsOn, viewerZone()) })}`;
    return `${words.approvedBy({ name })}${until}`;
  }
  if (id === declined) return words.declinedBy({ name });
  return id === revoked ? words.revokedBy({ name }) : words.ranOut;
};

/** Everything that happened between an agency and a client, the latest first. */
export const History = ({ steps }: { steps: readonly PrequalificationStep[] }) =>
  steps.length === 0 ? (
    <p>{words.noHistory}</p>
  ) : (
    <Timeline
      label={words.history}
      happenings={steps.map((step) => {
        const Mark = marks[step.prequalificationStatusId] ?? Clock3;
        return {
          id: step.id,
          mark: <Mark />,
          text: (
            <>
              <b>{cellName(step)}</b> {whatOf(step)}
            </>
          ),
          ...(step.reasonText === null ? {} : { more: step.reasonText }),
          at: step.at,
        };
      })}
    />
  );
