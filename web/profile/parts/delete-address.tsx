import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { useDeleteOffice } from '#web/profile/client.ts';
import { words } from '#web/profile/words.ts';
import { ConfirmDialog } from '#web/ui/over/confirm-dialog.tsx';
import { toast } from '#web/ui/over/toast.ts';

/** Asks before an address is deleted. */
export const DeleteAddress = ({ address, onClose }: { address: OfficeAddress; onClose: () => void }) => {
  const remove = useDeleteOffice();
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteOffice({ name: address.address1 })}
      confirm={words.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(address.officeAddressId, {
          onSuccess: () => {
            toast.success(words.deletedAddress);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {words.deleteText}
    </ConfirmDialog>
  );
};
