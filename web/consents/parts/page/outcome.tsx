import { useState } from 'react';
import type { ConsentPage } from '#contract/consents/shapes.ts';
import { useWithdrawConsent } from '#web/consents/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { outcomeText } from './outcome-text.ts';
import { pageCopy } from './page-copy.ts';
import { ConsentTerms, PositionDetails, SharedDetails } from './shared-details.tsx';

const noteMax = 1000;

type Props = { page: ConsentPage; token: string };

/** The candidate's answer and the request that it answered. */
export const ConsentOutcome = ({ page, token }: Props) => {
  const { shared, terms } = outcomeText(page);
  return (
    <>
      {page.can.withdraw && <Withdraw page={page} token={token} />}
      <PositionDetails page={page} />
      <SharedDetails page={page} token={token} title={shared} />
      <ConsentTerms page={page} title={terms} />
    </>
  );
};

const Withdraw = ({ page, token }: Props) => {
  const { agencyName: agency, clientName: client } = page;
  const withdraw = useWithdrawConsent(token);
  const [isOpen, setOpen] = useState(false);
  return (
    <p>
      <Button kind="stop" onClick={() => setOpen(true)}>
        {pageCopy.withdraw}
      </Button>
      <ConfirmDialog
        open={isOpen}
        danger
        title={pageCopy.withdrawTitle}
        confirm={pageCopy.withdraw}
        reason={{ label: pageCopy.message({ agency }), optional: true, max: noteMax }}
        pending={withdraw.isPending}
        error={withdraw.error?.message}
        onConfirm={(note) => withdraw.mutate(note)}
        onClose={() => {
          withdraw.reset();
          setOpen(false);
        }}
      >
        {page.isHired ? pageCopy.withdrawHiredText : pageCopy.withdrawText({ agency, client })}
      </ConfirmDialog>
    </p>
  );
};
