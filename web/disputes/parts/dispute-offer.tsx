import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { ProofDialog } from '#web/claims/public.tsx';
import { useOpenDispute, type DisputedPerson } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** Offers to dispute another agency's ownership of the person whom the user wants to submit. */
export const DisputeOffer = ({ person }: { person: DisputedPerson }) => {
  const [isOpen, setOpen] = useState(false);
  const open = useOpenDispute(person);
  if (open.isSuccess)
    return (
      <LinkButton size="sm" to="/candidates/disputes">
        {copy.seeDisputes}
      </LinkButton>
    );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {copy.dispute}
      </Button>
      {isOpen && (
        <ProofDialog
          title={copy.disputeTitle({ name: candidateName(person) })}
          lead={copy.disputeLead}
          confirm={copy.dispute}
          save={open}
          onSave={(proof) =>
            open.mutate(proof, {
              onSuccess: ({ state, reasons }) => {
                // If no agency owns the person through a candidate, the dispute ends at once.
                if (state === 'open') toast.success(copy.opened);
                else toast.info(reasons, copy.endedAtOnce);
                setOpen(false);
              },
            })
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
