import { openLotStates, type LotState } from '#contract/bidding/states.ts';
import { bidType } from '#contract/engagements/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { useSession } from '#web/platform/session.ts';
import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { ladderRungs, type LadderEntry } from './ladder-rungs.ts';
import { formatTimeOfDay } from '#web/bidding/parts/clock/times.ts';
import type { PositionChange } from './use-position-changes.ts';
import block from '#web/bidding/parts/lot-block.module.css';
import s from './ladder.module.css';

const resultStates: readonly LotState[] = ['standstill', 'awarded', 'unsuccessful'];

/** Returns a note about the agency's earlier rank, if the rank has changed. */
const noteOf = (lot: LotView, change: PositionChange | undefined): string | undefined => {
  if (change !== undefined && change.after === lot.position)
    return copy.rankUntil({ rank: change.before, time: formatTimeOfDay(change.at, viewerZone()) });
  const then = lot.ownBid?.positionThen ?? null;
  return then === null || then === lot.position ? undefined : copy.rankThen({ rank: then });
};

const Masked = ({ text, isShort = false }: { text: string; isShort?: boolean }) => (
  <>
    <i className={cx(s.mask, isShort && s.small)} aria-hidden="true" />
    <VisuallyHidden>{text}</VisuallyHidden>
  </>
);

type RungProps = { rung: LadderEntry; lot: LotView; note: string | undefined; isLost: boolean };

const LadderRung = ({ rung, lot, note, isLost }: RungProps) => {
  const agency = useSession().tenant.name;
  if (rung.kind === 'gap') return <li className={s.gap}>{copy.maskedMany({ count: rung.count })}</li>;
  if (rung.kind === 'award') {
    return (
      <li className={s.award}>
        <span>{copy.awardLine}</span>
        <span>{rung.count === null ? copy.awardedAll : copy.awarded({ count: rung.count })}</span>
      </li>
    );
  }
  if (rung.kind === 'own') {
    return (
      <li className={cx(s.rung, s.own)}>
        <span className={s.rank}>{rung.rank}</span>
        <span className={s.who}>{agency}</span>
        <span className={cx(s.note, isLost && s.lost)}>{note}</span>
        <span className={s.amount}>{lot.ownBid && formatBid(lot.ownBid.bidAmount, lot)}</span>
      </li>
    );
  }
  return (
    <li className={s.rung}>
      <span className={s.rank}>{rung.rank}</span>
      <span className={s.who}>
        <Masked text={copy.masked} />
      </span>
      <span className={s.note}>{rung.amount !== null && copy.leadingAmount}</span>
      <span className={s.amount}>
        {rung.amount === null ? <Masked text={copy.maskedAmount} isShort /> : formatBid(rung.amount, lot)}
      </span>
    </li>
  );
};

const Waiting = ({ lot }: { lot: LotView }) => {
  const isOpen = openLotStates.includes(lot.state);
  if (lot.state === 'cancelled') return <p className={s.waiting}>{copy.cancelledRank}</p>;
  if (lot.ownBid?.status === 'unconfirmed') return <p className={s.waiting}>{copy.unconfirmedRank}</p>;
  if (isOpen && lot.rules.bidTypeId === bidType.sealed) {
    return (
      <p className={s.waiting}>
        <b>{copy.sealedTitle}</b> {copy.sealedText}
      </p>
    );
  }
  return <p className={s.waiting}>{isOpen || lot.state === 'scheduled' ? copy.rankFirst : copy.noBidTitle}</p>;
};

const awardText = (lot: LotView): string | undefined => {
  if (!openLotStates.includes(lot.state) || lot.isInAward === null || lot.position === null) return undefined;
  return lot.isInAward ? copy.inAward : copy.notInAward;
};

type Props = { lot: LotView; change: PositionChange | undefined };

/** The agency's rank among masked rivals, if the rules reveal it. */
export const Ladder = ({ lot, change }: Props) => {
  // Once a result is published, the ladder shows who was awarded, which may differ from the ranks.
  const isCancelled = lot.state === 'cancelled';
  const rungs = isCancelled
    ? []
    : ladderRungs(lot, lot.rules).filter(({ kind }) => kind !== 'award' || !resultStates.includes(lot.state));
  const time = formatTimeOfDay(lot.serverTime, viewerZone());
  const text = awardText(lot);
  return (
    <section className={cx(block.block, s.ladder)} aria-labelledby="lot-rank">
      <header>
        <h2 id="lot-rank">{copy.myRank}</h2>
        {openLotStates.includes(lot.state) && lot.rules.bidTypeId !== bidType.sealed && (
          <span>
            {lot.bidderCount === null ? copy.asOf({ time }) : copy.agenciesAsOf({ count: lot.bidderCount, time })}
          </span>
        )}
      </header>
      {rungs.length > 0 && (
        <ol>
          {rungs.map((rung) => (
            <LadderRung
              key={
                rung.kind === 'award' || rung.kind === 'own'
                  ? rung.kind
                  : `${rung.kind} ${'rank' in rung ? rung.rank : rung.count}`
              }
              rung={rung}
              lot={lot}
              note={noteOf(lot, change)}
              isLost={change !== undefined && change.after === lot.position && change.after > change.before}
            />
          ))}
        </ol>
      )}
      {(lot.position === null || isCancelled) && <Waiting lot={lot} />}
      {text !== undefined && <p className={s.text}>{text}</p>}
      {rungs.length > 0 && <p className={s.fine}>{copy.maskedNote}</p>}
    </section>
  );
};
