import type { ReactNode } from 'react';
import type { LotView } from '#contract/bidding/shapes.ts';
import { copy } from '#web/bidding/copy.ts';
import { Block } from '#web/ui/layout/block.tsx';
import s from './lot-rules.module.css';

/** A lot's rules, one sentence each, to be read before bidding. */
export const LotRulesBlock = ({ lot, aside }: { lot: LotView; aside?: ReactNode }) => (
  <Block title={copy.rules} note={copy.rulesVersion({ version: lot.rules.version })} aside={aside}>
    <ul className={s.rules}>
      {lot.ruleSentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </Block>
);
