import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { canExtendBidding } from '#contract/bidding/rules.ts';
import { openLotStates } from '#contract/bidding/states.ts';
import type { LotView } from '#contract/bidding/shapes.ts';
import { lotKey, lotsKey } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { now as serverNow, useNow, viewerZone } from '#web/platform/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { Tally } from '#web/ui/indicators/tally.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { announcementBetween, formatCountdown } from './countdown.ts';
import { DotLeaderRows, type DotLeaderRow } from '#web/bidding/parts/leaders.tsx';
import { formatTimeOfDay, formatLotEnd } from './times.ts';
import s from './lot-clock.module.css';

/** The interval between updates in milliseconds: short enough that no second is visibly too long or too short. */
const tickMs = 250;
const soonMs = 24 * 3_600_000;
/**
 * The delay in milliseconds before the page refetches the lot after its end, since the server closes lots by its own
 * clock.
 */
const afterEndMs = 300;

/** Announces the time left at certain times, and refetches the lot when it opens or ends. */
const useTurningPoints = (lot: LotView, target: string | null, isCounting: boolean, left: number): void => {
  const queries = useQueryClient();
  const shown = useRef({ target, left });
  const tell = useEffectEvent((before: number) => {
    const text = announcementBetween(before, left);
    if (text !== undefined && lot.state !== 'scheduled') announce(copy.saysLeft({ title: lot.jobTitle, left: text }));
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = { target, left };
    if (isCounting && before.target === target) tell(before.left);
  }, [target, isCounting, left]);
  useEffect(() => {
    if (!isCounting || target === null) return;
    const wait = Date.parse(target) - serverNow() + afterEndMs;
    // A timer for a more distant end would fire at once, so none is set yet. A later refetch sets it.
    if (wait > 2 ** 31 - 1) return;
    const timer = setTimeout(
      () => {
        void queries.invalidateQueries({ queryKey: lotKey });
        void queries.invalidateQueries({ queryKey: lotsKey });
      },
      Math.max(afterEndMs, wait),
    );
    return () => clearTimeout(timer);
  }, [queries, isCounting, target]);
};

const headings = (lot: LotView): { title: string; text?: string } => {
  if (lot.isPaused && openLotStates.includes(lot.state)) return { title: copy.pausedTitle, text: copy.pausedText };
  switch (lot.state) {
    case 'scheduled':
      return lot.opensAt === null ? { title: copy.notOpenTitle, text: copy.notOpenText } : { title: copy.opensIn };
    case 'open':
    case 'rebid':
      return { title: copy.closesIn };
    case 'cancelled':
      return { title: copy.cancelledTitle, text: copy.cancelledText };
    case 'closed':
      return { title: copy.closedTitle, text: copy.closedText };
    default:
      return { title: copy.closedTitle };
  }
};

const Extensions = ({ lot, end }: { lot: LotView; end: string }) => {
  const { extensionLimit: limit, extensionMinutes: minutes } = lot.rules;
  if (!canExtendBidding(lot.rules))
    return <p className={cx(s.extensions, s.short)}>{copy.closesShort({ time: end })}</p>;
  return (
    <div className={s.extensions}>
      <Tally at={lot.extensions} of={limit} silent />
      <p className={s.long}>
        {lot.extensions === 0 ? (
          copy.extendable({ limit })
        ) : (
          <>
            <b>{copy.extended({ count: lot.extensions, limit })}</b> {copy.extendedWhy({ minutes })}
          </>
        )}
      </p>
      <p className={s.short}>
        {lot.extensions === 0
          ? copy.closesShort({ time: end })
          : copy.extendedShort({ count: lot.extensions, limit, time: end })}
      </p>
    </div>
  );
};

/** The countdown for a lot by the server's clock, with its original, current and latest possible end. */
export const LotCountdown = ({ lot }: { lot: LotView }) => {
  const at = useNow(tickMs);
  const zone = viewerZone();
  const isOpen = openLotStates.includes(lot.state);
  const target = lot.state === 'scheduled' ? lot.opensAt : isOpen ? lot.endsAt : null;
  const isCounting = target !== null && !lot.isPaused;
  const left = target === null ? 0 : Date.parse(target) - at;
  useTurningPoints(lot, target, isCounting, left);
  const { title, text } = headings(lot);
  // A cancelled talent request never reaches its end.
  const end = lot.closedAt ?? (lot.state === 'cancelled' ? null : lot.endsAt);
  const endText = end === null ? '' : formatLotEnd(end, zone, at);
  const wasExtended = lot.scheduledEndsAt !== null && end !== null && lot.extensions > 0;
  const rows: readonly DotLeaderRow[] = [
    ...(wasExtended && lot.scheduledEndsAt !== null
      ? [{ label: copy.scheduledEnd, value: <s>{formatTimeOfDay(lot.scheduledEndsAt, zone)}</s> }]
      : []),
    ...(end === null
      ? []
      : [{ label: lot.closedAt === null ? copy.closes : copy.closedAt, value: endText, isStrong: true }]),
    ...(end !== null && lot.timeZone !== zone
      ? [{ label: copy.clientTime, value: formatLotEnd(end, lot.timeZone, at) }]
      : []),
    ...(isOpen && lot.hardEndsAt !== null && lot.hardEndsAt !== lot.endsAt && canExtendBidding(lot.rules)
      ? [{ label: copy.latestEnd, value: formatTimeOfDay(lot.hardEndsAt, zone) }]
      : []),
  ];
  return (
    <section className={s.clock} aria-labelledby="lot-clock">
      <header>
        <h2 id="lot-clock">{title}</h2>
        {isCounting && (
          <span className={s.server}>
            <i className={s.live} aria-hidden="true" />
            {copy.serverTime({ time: formatTimeOfDay(at, zone) })}
          </span>
        )}
      </header>
      {isCounting && (
        <p className={cx(s.left, left < soonMs && isOpen && s.soon)} role="timer">
          {left <= 0 ? copy.closing : formatCountdown(left)}
        </p>
      )}
      {text !== undefined && <p className={s.text}>{text}</p>}
      <DotLeaderRows rows={rows} />
      {isOpen && !lot.isPaused && <Extensions lot={lot} end={endText} />}
    </section>
  );
};
