import { useQuery } from '@tanstack/react-query';
import { earningsQuery } from '#web/candidates/client.ts';
import { copy } from '#web/candidates/copy.ts';
import { formatMoney } from '#web/platform/formats.ts';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Money } from '#web/ui/text/figures.tsx';
import s from './earnings.module.css';

/** The agency's earnings from an engagement: the fees for its hired candidates, by currency. */
export const EarningsFigure = ({ engagementId }: { engagementId: string }) => {
  const { data, isError } = useQuery(earningsQuery(engagementId));
  if (isError) return null;
  return (
    <dl className={s.earnings}>
      <dt>{copy.earnings}</dt>
      {data === undefined ? (
        <dd>
          <Skeleton width={128} height={16} />
        </dd>
      ) : (
        <Amounts earnings={data.totalAgencyEarnings} />
      )}
      {data?.onHold.map(({ currencyIso, amount }) => (
        <dd key={currencyIso} className={s.count}>
          {copy.feeOnHold({ fee: formatMoney(amount, currencyIso) })}
        </dd>
      ))}
      {data !== undefined && data.approvedCandidates > 0 && (
        <dd className={s.count}>{copy.approved({ count: data.approvedCandidates })}</dd>
      )}
    </dl>
  );
};

const Amounts = ({ earnings }: { earnings: readonly { currencyIso: string; amount: string }[] }) => {
  if (earnings.length === 0) return <dd className={s.none}>{copy.noEarnings}</dd>;
  return earnings.map(({ currencyIso, amount }) => (
    <dd key={currencyIso} className={s.amount}>
      <Money amount={amount} currency={currencyIso} />
    </dd>
  ));
};
