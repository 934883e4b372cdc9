import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { feeType, type FeeTypeId } from '#contract/engagements/states.ts';
import type { CandidateForm } from './form-schema.ts';
import { ReadOnlyPay } from './pay-fields.tsx';

const Pay = ({ feeTypeId }: { feeTypeId: FeeTypeId }) => {
  const { control } = useForm<CandidateForm>({
    defaultValues: { baseSalary: '100000.00', totalCompensation: '120000.00' },
  });
  return (
    <ReadOnlyPay
      control={control}
      terms={{ feeTypeId, feePercent: '10.0000', feeAmount: null, currencyIso: 'AUD', currencyDigits: 2 }}
    />
  );
};

test('the drawer names the amounts that only a revision can change', async () => {
  const ofBase = await render(<Pay feeTypeId={feeType.percentBase} />);
  await expect.element(ofBase.getByText(/To change the base salary, propose a revision\.$/)).toBeVisible();
  await ofBase.unmount();
  const ofTotal = await render(<Pay feeTypeId={feeType.percentCompensation} />);
  await expect
    .element(ofTotal.getByText(/To change the base salary or the total compensation, propose a revision\.$/))
    .toBeVisible();
});
