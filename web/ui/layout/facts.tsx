import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { NotSpecified } from '#web/ui/text/figures.tsx';
import s from './block.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** A grid of labels and values. A missing value is shown as "not specified". */
export const Facts = ({ facts, wide = false }: { facts: readonly Fact[]; wide?: boolean }) => (
  <dl className={cx(s.facts, wide && s.wide)}>
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd>{value === null || value === undefined || value === '' ? <NotSpecified /> : value}</dd>
      </Fragment>
    ))}
  </dl>
);
