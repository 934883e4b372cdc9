import { lotRuleSentences } from '#contract/bidding/rules.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import s from './lot-rules.module.css';

/** A talent request's bidding rules as sentences. */
export const RuleSentences = ({ rules, currency }: { rules: LotRules; currency: string }) => (
  <ul className={s.sentences}>
    {lotRuleSentences(rules, { currencyIso: currency }).map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
