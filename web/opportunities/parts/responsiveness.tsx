import type { Responsiveness } from '#contract/opportunities/shapes.ts';
import { copy } from '#web/opportunities/copy.ts';
import { Facts } from '#web/ui/layout/facts.tsx';

const hoursOfDays = 48;

const within = (hours: number): string =>
  hours < hoursOfDays
    ? copy.withinHours({ hours: Math.max(1, Math.round(hours)) })
    : copy.withinDays({ days: Math.round(hours / 24) });

/** Statistics on how a client has responded to applications so far. */
export const ResponsivenessFacts = ({ responsiveness }: { responsiveness: Responsiveness }) => {
  const { decisions, unanswered, medianHours, unsuccessful, withReason, months } = responsiveness;
  const applications = decisions + unanswered;
  return (
    <Facts
      facts={[
        [copy.firstDecision, medianHours === null ? copy.mostUnanswered : within(medianHours)],
        [copy.noAnswer, copy.unansweredOf({ unanswered, applications })],
        [
          copy.reasonsGiven,
          unsuccessful === 0 ? copy.noneUnsuccessful : copy.ofUnsuccessful({ given: withReason, unsuccessful }),
        ],
        [copy.basedOn, copy.basis({ applications, months })],
      ]}
    />
  );
};
