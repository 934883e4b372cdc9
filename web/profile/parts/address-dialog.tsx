import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { createOffice } from '#contract/profile/operations/offices.ts';
import { officeAddressInput, type OfficeAddress } from '#contract/profile/shapes/address.ts';
import { headOffice, officeTypes } from '#contract/profile/states.ts';
import { useSaveAddress } from '#web/profile/client.ts';
import { copy } from '#web/profile/copy.ts';
import { SaveDialog } from '#web/ui/form/save-dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { AddressFields } from './address-fields.tsx';

const headSchema = z.object({ type: z.literal(headOffice), ...officeAddressInput });
const schemas = { head: headSchema, office: createOffice.input };

/** The values in the inputs, before validation. */
interface Form {
  type: string;
  address1: string;
  address2: string;
  countryId: number | '' | undefined;
  city: string;
  stateProvince: string;
  postal: string;
  phone: string;
  email: string;
}

type Checked = z.output<typeof headSchema> | z.output<typeof createOffice.input>;

type Props = { what: 'head' | 'office'; address: OfficeAddress | null; onClose: () => void };

/** A dialog that adds or edits the head office or another address. */
export const AddressDialog = ({ what, address, onClose }: Props) => {
  const save = useSaveAddress();
  const isHead = what === 'head';
  const form = useForm<Form, unknown, Checked>({
    resolver: standardSchemaResolver<Form, unknown, Checked>(schemas[what]),
    defaultValues: {
      type: address?.type ?? (isHead ? headOffice : ''),
      address1: address?.address1 ?? '',
      address2: address?.address2 ?? '',
      countryId: address?.countryId,
      city: address?.city ?? '',
      stateProvince: address?.stateProvince ?? '',
      postal: address?.postal ?? '',
      phone: address?.phone ?? '',
      email: address?.email ?? '',
    },
  });
  const send = form.handleSubmit((checked) =>
    save.mutate(
      { officeAddressId: address?.officeAddressId ?? null, address: checked },
      {
        onSuccess: () => {
          toast.success(copy.savedAddress);
          onClose();
        },
      },
    ),
  );
  const title = isHead
    ? address
      ? copy.editHeadOffice
      : copy.addHeadOffice
    : address
      ? copy.editOffice
      : copy.addOffice;
  return (
    <SaveDialog title={title} save={save} onSave={send} onClose={onClose}>
      {!isHead && (
        <Select
          control={form.control}
          name="type"
          label={copy.type}
          options={officeTypes.map((type) => ({ id: type, label: type }))}
          full
        />
      )}
      <AddressFields control={form.control} />
    </SaveDialog>
  );
};
