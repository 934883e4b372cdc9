import { activityCopy, blockCopy } from '#contract/people/copy.ts';
import type { PersonRetention } from '#contract/people/shapes/retention.ts';
import { retention } from '#contract/people/states.ts';
import { copy } from '#web/people/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

const dayOf = (at: string): string => formatDate(at, viewerZone());

/** Why a person is not erased, with the day on which that ends where it is known. */
export const blockText = ({ block, blockedUntil, heldSince }: PersonRetention): string | null => {
  if (block === null) return null;
  if (block === 'held' && heldSince !== null) return copy.heldSince({ date: dayOf(heldSince) });
  if (blockedUntil !== null) return copy.blockedUntil({ block: blockCopy[block], date: dayOf(blockedUntil) });
  return blockCopy[block];
};

const whatHappens = (kept: PersonRetention): string => {
  const block = blockText(kept);
  if (block !== null) return copy.keptBecause({ reason: block });
  const isSoon = Date.parse(kept.keptUntil) - now() <= retention.noticeDays * 86_400_000;
  return isSoon ? copy.erasedSoon({ date: dayOf(kept.erasable) }) : copy.erasedLater;
};

/** Until when a person is kept, why, and what happens then. */
export const RetentionBlock = ({ kept }: { kept: PersonRetention }) => (
  <Block title={copy.retention} note={whatHappens(kept)}>
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
            copy.activityOn({ activity: activityCopy[kept.activity], date: dayOf(kept.lastActivity) }),
          ],
        ]}
      />
    </div>
  </Block>
);
