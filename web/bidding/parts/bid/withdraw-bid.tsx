import { useState } from 'react';
import type { LotView, OwnBid } from '#contract/bidding/shapes.ts';
import { useWithdrawBid } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { formatBid } from './amounts.ts';
import { formatLotEnd } from '#web/bidding/parts/clock/times.ts';
import s from './my-amount.module.css';

/**
 * Withdraws the agency's bid before the withdrawal deadline. After the deadline, shows the server's reason for
 * refusing.
 */
export const WithdrawBid = ({ lot, bid }: { lot: LotView; bid: OwnBid }) => {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useWithdrawBid();
  const now = useNow();
  const right = lot.can.withdrawBid;
  const close = (): void => {
    setOpen(false);
    withdraw.reset();
  };
  // Awaited here, because this component is unmounted as soon as a refetch shows that there is no bid.
  const confirm = async (): Promise<void> => {
    try {
      await withdraw.mutateAsync(lot.talentRequestId);
      close();
      toast.success(copy.withdrawn({ title: lot.jobTitle }), copy.withdrawnTitle);
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <div className={s.withdraw}>
      <Button size="sm" off={right} onClick={() => setOpen(true)}>
        {copy.withdraw}
      </Button>
      {right.allowed && lot.withdrawableUntil !== null && (
        <p className={s.until}>
          {copy.withdrawableUntil({ time: formatLotEnd(lot.withdrawableUntil, viewerZone(), now) })}
        </p>
      )}
      <ConfirmDialog
        open={isOpen}
        title={copy.withdrawTitle({ amount: formatBid(bid.bidAmount, lot) })}
        confirm={copy.withdrawConfirm}
        danger
        pending={withdraw.isPending}
        error={withdraw.error?.message}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {copy.withdrawText}
      </ConfirmDialog>
    </div>
  );
};
