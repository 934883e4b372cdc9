import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { useAwardLots } from '#web/bidding/parts/employer/employer-client.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { toEmptyAwardInput } from './award-choice.ts';
import { copy } from './employer-copy.ts';

/** A dialog that awards a lot to no one, with a reason that every bidder will read. */
export const AwardNoOneDialog = ({ lot, onClose }: { lot: EmployerLot; onClose: () => void }) => {
  const award = useAwardLots();
  const names = { lot: lot.jobTitle };
  return (
    <ConfirmDialog
      open
      title={copy.awardNobodyTitle(names)}
      confirm={copy.awardNobody}
      danger
      reason={{ label: copy.reason, max: 1000 }}
      pending={award.isPending}
      error={award.error instanceof Problem ? award.error.message : undefined}
      onConfirm={(text) =>
        award.mutate(
          { engagementId: lot.engagementId, lots: [toEmptyAwardInput(lot, text)] },
          {
            onSuccess: () => {
              toast.success(copy.notAwarded(names));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.awardNobodyText}
    </ConfirmDialog>
  );
};
