import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { LotView, OwnBid } from '#contract/bidding/shapes.ts';
import { useConfirmBid } from '#web/bidding/client.ts';
import { copy } from '#web/bidding/copy.ts';
import { useNow, viewerZone } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { formatBid } from './bid/amounts.ts';
import { formatLotEnd } from './clock/times.ts';

/** A banner that asks the agency to confirm its bid after a change of terms. */
const ConfirmBanner = ({ lot, bid }: { lot: LotView; bid: OwnBid }) => {
  /** The lot as it was when the dialog opened. The agency confirms its rules and terms. */
  const [read, setRead] = useState<LotView>();
  const confirm = useConfirmBid();
  const now = useNow();
  const amount = formatBid(bid.bidAmount, lot);
  const close = (): void => {
    setRead(undefined);
    confirm.reset();
  };
  // Awaited here, because the banner is unmounted as soon as a refetch shows the confirmed bid.
  const send = async ({ talentRequestId, rules, termsVersion }: LotView): Promise<void> => {
    try {
      await confirm.mutateAsync({ talentRequestId, rulesVersion: rules.version, termsVersion });
      close();
      toast.success(copy.confirmed({ title: lot.jobTitle }), copy.confirmedTitle);
    } catch {
      // The dialog shows the error.
    }
  };
  return (
    <>
      <Banner
        title={copy.confirmBanner}
        action={
          <Button off={lot.can.confirmBid} whyAt="elsewhere" onClick={() => setRead(lot)}>
            {copy.confirmBid}
          </Button>
        }
      >
        {lot.endsAt !== null && copy.confirmBannerText({ amount, time: formatLotEnd(lot.endsAt, viewerZone(), now) })}{' '}
        <Link to="/engagement/$engagementId" params={{ engagementId: lot.engagementId }}>
          {copy.readTerms}
        </Link>
      </Banner>
      <ConfirmDialog
        open={read !== undefined}
        title={copy.confirmRulesTitle({ amount })}
        confirm={copy.confirmBid}
        pending={confirm.isPending}
        error={confirm.error?.message}
        onConfirm={() => {
          if (read) void send(read);
        }}
        onClose={close}
      >
        {copy.confirmRulesText({ terms: (read ?? lot).termsVersion, rules: (read ?? lot).rules.version })}
      </ConfirmDialog>
    </>
  );
};

/** Banners about a lot's exceptional states: a bid to confirm, or a new round. */
export const LotBanners = ({ lot }: { lot: LotView }) => (
  <>
    {lot.ownBid?.status === 'unconfirmed' && <ConfirmBanner lot={lot} bid={lot.ownBid} />}
    {lot.state === 'rebid' && (
      <Banner tone="info" title={copy.round({ round: lot.round })}>
        {lot.can.placeBid.allowed ? copy.roundText : copy.roundNotAsked}
      </Banner>
    )}
  </>
);
