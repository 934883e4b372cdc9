import { copy } from '#web/candidates/copy.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import s from './salary.module.css';

interface Pay {
  readonly baseSalary: string;
  readonly totalCompensation: string | null;
  /** The agency's fee, or undefined while it can't be computed. */
  readonly agencyFee: string | undefined;
}

const shown = (amount: string | null | undefined): string => (amount ? formatAmount(amount) : '–');

/** The salary and the fee before and after a revision, in the same currency. */
export const SalaryRevisionComparison = ({
  before,
  after,
  currency,
}: {
  before: Pay;
  after: Pay;
  currency: string;
}) => (
  <table className={s.compare}>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{currency}</VisuallyHidden>
        </th>
        <th scope="col">{copy.before}</th>
        <th scope="col">{copy.after}</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">{copy.inCurrency({ label: copy.baseSalary, currency })}</th>
        <td>{shown(before.baseSalary)}</td>
        <td>{shown(after.baseSalary)}</td>
      </tr>
      {before.totalCompensation !== after.totalCompensation && (
        <tr>
          <th scope="row">{copy.inCurrency({ label: copy.totalCompensation, currency })}</th>
          <td>{shown(before.totalCompensation)}</td>
          <td>{shown(after.totalCompensation)}</td>
        </tr>
      )}
      <tr>
        <th scope="row">{copy.inCurrency({ label: copy.agencyFee, currency })}</th>
        <td>{shown(before.agencyFee)}</td>
        <td>{shown(after.agencyFee)}</td>
      </tr>
    </tbody>
  </table>
);
