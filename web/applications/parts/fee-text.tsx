import type { ApplicationFee } from '#contract/applications/shapes.ts';
import { Money, Percent } from '#web/ui/text/figures.tsx';
import { copy } from '#web/applications/copy.ts';

/** A fee as text, for example '13.75 % of base salary' or 'AUD 9,500.00 per hire'. */
export const FeeText = ({ fee }: { fee: ApplicationFee }) => {
  if (fee.feeTypeId === 3) {
    return fee.feeAmount === null ? null : (
      <>
        <Money amount={fee.feeAmount} currency={fee.currencyCode} /> {copy.feePerHire}
      </>
    );
  }
  return fee.feePercent === null ? null : (
    <>
      <Percent value={fee.feePercent} /> {fee.feeTypeId === 1 ? copy.ofBase : copy.ofCompensation}
    </>
  );
};
