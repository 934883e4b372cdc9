import type { Responsiveness } from '#contract/opportunities/shapes.ts';
import { words } from '#web/opportunities/words.ts';
import { Facts } from '#web/ui/layout/facts.tsx';

const hoursOfDays = 48;

const within = (hours: number): string =>
  hours < hoursOfDays
    ? words.withinHours({ hours: Math.max(1, Math.round(hours)) })
    : words.withinDays({ days: Math.round(hours / 24) });

/** What an agency may expect of a client before it applies. */
export const ResponsivenessFacts = ({ responsiveness }: { responsiveness: Responsiveness }) => {
  const { decisions, unanswered, medianHours, unsuccessful, withReason, months } = responsiveness;
  const applications = decisions + unanswered;
  return (
    <Facts
      facts={[
        [words.firstDecision, medianHours === null ? words.mostUnanswered : within(medianHours)],
        [words.noAnswer, words.unansweredOf({ unanswered, applications })],
        [
          words.reasonsGiven,
          unsuccessful === 0 ? words.noneUnsuccessful : words.ofUnsuccessful({ given: withReason, unsuccessful }),
        ],
        [words.basedOn, words.basis({ applications, months })],
      ]}
    />
  );
};
