import { lastActivityCopy, erasureBlockCopy } from '#contract/people/copy.ts';
import type { PersonRetention } from '#contract/people/shapes/retention.ts';
import type { PersonView } from '#contract/people/shapes.ts';
import type { RenewalRequest } from '#contract/people/shapes/renewal.ts';
import { retentionLimits } from '#contract/people/states.ts';
import { useRequestRenewal } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

const dayOf = (at: string): string => formatDate(at, viewerZone());

/** Returns the reason why a person isn't erased and, if known, the day on which that reason ends. */
export const erasureBlockText = ({ block, blockedUntil, blockedZone, heldSince }: PersonRetention): string | null => {
  if (block === null) return null;
  if (block === 'held' && heldSince !== null) return copy.heldSince({ date: dayOf(heldSince) });
  if (blockedUntil !== null)
    return copy.guaranteedUntil({ date: formatDate(blockedUntil, blockedZone ?? viewerZone()) });
  return erasureBlockCopy[block];
};

const renewalText = ({ asked, askedByName: name, answered, keeps, expires }: RenewalRequest): string => {
  if (answered !== null && keeps !== null)
    return keeps ? copy.agreedToKeep({ date: dayOf(answered) }) : copy.refusedToKeep({ date: dayOf(answered) });
  const given = { name, date: dayOf(asked) };
  return Date.parse(expires) < now() ? copy.keepUnanswered(given) : copy.keepAsked(given);
};

const whatHappens = (kept: PersonRetention): string => {
  const block = erasureBlockText(kept);
  if (kept.refused !== null) return block === null ? copy.refusedNext : copy.refusedBut({ reason: block });
  if (block !== null) return copy.keptBecause({ reason: block });
  const isSoon = Date.parse(kept.keptUntil) - now() <= retentionLimits.noticeDays * 86_400_000;
  return isSoon ? copy.erasedSoon({ date: dayOf(kept.erasable) }) : copy.erasedLater;
};

/**
 * The retention of a person's data: its end, the reason and the next step, with a button that asks the person whether
 * the data may be kept longer.
 */
export const RetentionSection = ({ person }: { person: PersonView }) => {
  const { personId, retention: kept, renewal, can } = person;
  const ask = useRequestRenewal();
  return (
    <Block
      title={copy.retention}
      note={whatHappens(kept)}
      aside={
        <Button
          off={can.askToKeep}
          pending={ask.isPending}
          onClick={() =>
            ask.mutate(personId, {
              onSuccess: () => toast.success(copy.keepSent({ email: person.emailAddress })),
              onError: (error) => toast.problem(error),
            })
          }
        >
          {copy.askToKeep}
        </Button>
      }
    >
      <div className={s.details}>
        <Facts
          wide
          facts={[
            [
              Date.parse(kept.keptUntil) < now() ? copy.periodEnded : copy.keptUntil,
              <DateText key="until" value={kept.keptUntil} />,
            ],
            [
              copy.lastActivity,
              copy.activityOn({ activity: lastActivityCopy[kept.activity], date: dayOf(kept.lastActivity) }),
            ],
            ...(renewal === null ? [] : [[copy.renewal, renewalText(renewal)] as const]),
          ]}
        />
      </div>
    </Block>
  );
};
