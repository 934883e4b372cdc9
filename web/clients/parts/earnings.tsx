import type { ClientView } from '#contract/clients/shapes.ts';
import { copy } from '#web/clients/copy.ts';
import { Money } from '#web/ui/text/figures.tsx';
import s from './clients.module.css';

/** The agency's earnings from a client, one line per currency. */
export const ClientEarningsList = ({ of }: { of: ClientView['earnings'] }) =>
  of.length === 0 ? (
    <span className={s.quiet}>{copy.noEarnings}</span>
  ) : (
    <span className={s.amounts}>
      {of.map(({ currencyIso, amount }) => (
        <Money key={currencyIso} amount={amount} currency={currencyIso} />
      ))}
    </span>
  );
