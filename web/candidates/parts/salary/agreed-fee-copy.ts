import { defineCopy } from '#contract/common/copy.ts';

export const agreedFeeCopy = defineCopy('candidates.agreed-fee', {
  record: 'Record agreed fee',
  change: 'Change agreed fee',
  title: 'Record the fee agreed with {agency}',
  lead: 'The terms of {agency} give no fee for this hire, so you agree on it with them. They are notified and see this amount among their earnings.',
  agreedFee: 'Agreed fee',
  confirm: 'Record fee',
  recorded: 'The agreed fee of {fee} has been recorded.',
  toAgree: 'Rolecall assigned the fee to {agency}. Agree on the amount with them and record it here.',
  agreed: 'Rolecall assigned the fee to {agency}. You agreed on {fee} on {day}.',
});
