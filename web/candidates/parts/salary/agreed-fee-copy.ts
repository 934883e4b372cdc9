import { defineCopy } from '#contract/common/copy.ts';

export const agreedFeeCopy = defineCopy('candidates.agreed-fee', {
  record: 'Record agreed fee',
  change: 'Change agreed fee',
  title: 'Record the fee agreed with {agency}',
  lead: 'The terms of {agency} don’t set a fee for this hire, so agree on one with the agency. It will be notified and will see this amount in its earnings.',
  agreedFee: 'Agreed fee',
  confirm: 'Record fee',
  recorded: 'The agreed fee of {fee} has been recorded.',
  toAgree: 'Rolecall assigned the fee to {agency}. Agree on the amount with them and record it here.',
  agreed: 'Rolecall assigned the fee to {agency}. You agreed on {fee} on {day}.',
});
