import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { profileRefusals } from '../refusals.ts';
import { officeAddressInput, officeAddressShape } from '../shapes/address.ts';
import { officeTypes } from '../states.ts';

const editors = { agency: 'unapproved, Company Profile=Edit' } as const;
const typeError = missingOrInvalid(
  requiredError('Type'),
  inputError('{field} is not a valid choice.', { field: 'Type' }),
);
const officeInput = {
  type: z.enum(officeTypes, {
    error: ({ input }) => typeError.error({ input: input === '' ? null : input }),
  }),
  ...officeAddressInput,
};

export const createOffice = operation({
  name: 'profile.createOffice',
  summary: 'Adds an address of the agency in addition to its head office.',
  effect: 'write',
  access: editors,
  input: z.object(officeInput),
  output: officeAddressShape,
  refusals: [profileRefusals['unknown-country']],
});

export const updateOffice = operation({
  name: 'profile.updateOffice',
  summary: 'Saves an address of the agency that is not its head office.',
  effect: 'write',
  access: editors,
  input: z.object({ officeAddressId: id(), ...officeInput }),
  output: officeAddressShape,
  refusals: [profileRefusals['unknown-country']],
});

export const deleteOffice = operation({
  name: 'profile.deleteOffice',
  summary: 'Deletes an address of the agency; its head office stays.',
  effect: 'write',
  access: editors,
  input: z.object({ officeAddressId: id() }),
  output: z.object({ officeAddressId: id() }),
});

export const officeOperations: readonly Operation[] = [createOffice, updateOffice, deleteOffice];
