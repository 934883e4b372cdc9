import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { boardFigures, maxExactCount, type BoardFigureName } from '#contract/board/rules.ts';
import type { BoardSummary } from '#contract/board/shapes.ts';
import { copy } from '#web/board/copy.ts';
import { writeStored, readStored } from '#web/platform/local-storage.ts';
import { useSession } from '#web/platform/session.ts';
import { cx } from '#web/ui/cx.ts';
import { Money } from '#web/ui/text/figures.tsx';
import { formatLimitedCount } from '#web/platform/formats.ts';
import { toBoardSearch } from './board-search.ts';
import s from './board-figures.module.css';

const stages: readonly BoardFigureName[] = ['application', 'clarification', 'bidding', 'fulfillment'];

/** The pending actions, engagements per stage, and earnings. Every count links to the engagements counted. */
export const BoardFigures = ({ summary }: { summary: BoardSummary | undefined }) => (
  <section className={s.figures} aria-label={copy.summary} aria-busy={summary === undefined}>
    <Figure name="waits" label={copy.waits} summary={summary} />
    <div className={s.flow}>
      {stages.map((name) => (
        <Figure key={name} name={name} label={copy[name]} summary={summary} />
      ))}
    </div>
    {summary ? <Earnings earnings={summary.earnings} /> : <EarningsToCome />}
  </section>
);

type FigureProps = { name: BoardFigureName; label: string; summary: BoardSummary | undefined };

const Figure = ({ name, label, summary }: FigureProps) => {
  const count = summary?.figures[name];
  const isLead = name === 'waits';
  return (
    <Link
      to="/engagement/board"
      search={toBoardSearch(boardFigures[name])}
      className={cx(s.figure, isLead && s.lead, isLead && count !== undefined && count > 0 && s.waits)}
      data-plain=""
    >
      {count === undefined ? (
        <b className={s.toCome} aria-hidden="true">
          <span>0</span>
        </b>
      ) : (
        <b>{formatLimitedCount(count, maxExactCount)}</b>
      )}
      <span>{label}</span>
    </Link>
  );
};

const currenciesOf = (userId: string): string => `currencies.${userId}`;

/**
 * A placeholder as tall as the earnings, so that nothing below moves when the earnings arrive. It assumes the number of
 * currencies from the last visit, or one.
 */
const EarningsToCome = () => {
  const currencies = Number(readStored(currenciesOf(useSession().user.id)) ?? '1');
  const amounts = [...Array(currencies).keys()].map((at) => ({ id: String(at), currencyIso: 'AUD', amount: '10000' }));
  return <Amounts amounts={amounts} isToCome />;
};

const Earnings = ({ earnings }: Pick<BoardSummary, 'earnings'>) => {
  const { id } = useSession().user;
  useEffect(() => writeStored(currenciesOf(id), String(earnings.length)), [id, earnings.length]);
  return <Amounts amounts={earnings.map((one) => ({ ...one, id: one.currencyIso }))} />;
};

type AmountsProps = { amounts: readonly { id: string; currencyIso: string; amount: string }[]; isToCome?: boolean };

const Amounts = ({ amounts, isToCome = false }: AmountsProps) =>
  amounts.length === 0 ? null : (
    <div
      className={cx(s.figure, s.money, amounts.length > 1 && s.several, isToCome && s.toCome)}
      aria-hidden={isToCome ? true : undefined}
    >
      <div className={s.amounts}>
        {amounts.map(({ id, amount, currencyIso }) => (
          <b key={id}>
            <Money amount={amount} currency={currencyIso} />
          </b>
        ))}
      </div>
      <span>{copy.earnings}</span>
    </div>
  );
