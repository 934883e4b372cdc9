import { useRef } from 'react';
import type { SentInputOf } from '#contract/common/operation.ts';
import type { placeBid } from '#contract/bidding/operations/agency.ts';
import { usePlaceBid, type BidAttempt } from '#web/bidding/client.ts';
import { isRetryable, Problem } from '#web/platform/api/problem.ts';
import { randomId } from '#web/platform/own-writes.ts';

type Bid = SentInputOf<typeof placeBid>;

/** Whether the server may have received the bid although no response arrived. */
export const mayHaveReceivedBid = (error: unknown): boolean =>
  error instanceof Problem && (isRetryable(error) || error.status >= 500);

/**
 * Places bids, with one key per user action. If the response is lost, the same bid is sent again with the same key, so
 * that it can't be counted twice; a different bid is a new action.
 */
export const useBidAttempt = () => {
  const { mutate, ...state } = usePlaceBid();
  const unanswered = useRef<BidAttempt>(undefined);
  /** Whether a bid is being sent. It is set at once, whereas `isPending` changes only with the next render. */
  const isOnItsWay = useRef(false);
  const place = (bid: Bid, onPlaced: (answer: NonNullable<typeof state.data>) => void): void => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const earlier = unanswered.current;
    const isSame = earlier !== undefined && JSON.stringify(earlier.bid) === JSON.stringify(bid);
    const attempt = isSame ? earlier : { bid, idempotencyKey: randomId() };
    unanswered.current = attempt;
    mutate(attempt, {
      onSuccess: (answer) => {
        unanswered.current = undefined;
        onPlaced(answer);
      },
      onError: (error) => {
        if (!mayHaveReceivedBid(error)) unanswered.current = undefined;
      },
      onSettled: () => {
        isOnItsWay.current = false;
      },
    });
  };
  return { place, isPending: state.isPending, error: state.error, reset: state.reset };
};
