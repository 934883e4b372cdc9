import type { OfficeAddress } from '#contract/profile/shapes/address.ts';
import { useDeleteOffice } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';

/** A dialog that confirms the deletion of an address. */
export const DeleteAddressDialog = ({ address, onClose }: { address: OfficeAddress; onClose: () => void }) => {
  const remove = useDeleteOffice();
  return (
    <ConfirmDialog
      open
      danger
      title={copy.deleteOffice({ name: address.address1 })}
      confirm={copy.delete}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(address.officeAddressId, {
          onSuccess: () => {
            toast.success(copy.deletedAddress);
            onClose();
          },
        })
      }
      onClose={onClose}
    >
      {copy.deleteText}
    </ConfirmDialog>
  );
};
