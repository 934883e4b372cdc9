import type { SuitabilityAnswer } from '#contract/draft-candidates/shapes.ts';
import d from '#web/ui/text/document.module.css';
import s from './marked-text.module.css';

type Quoted = Pick<SuitabilityAnswer, 'quotation' | 'start' | 'requirementId'>;

interface Piece {
  key: string;
  text: string;
  /** The numbers of the requirements that quote this piece of text. */
  numbers: readonly number[];
}

/** Splits a text at the edges of all quotations, so that overlapping ones are marked too. */
export const splitAtQuotations = (text: string, answers: readonly Quoted[]): Piece[] => {
  const spans = answers.flatMap(({ quotation, start }, at) =>
    quotation === null || start === null ? [] : [{ number: at + 1, from: start, to: start + quotation.length }],
  );
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])]
    .filter((edge) => edge <= text.length)
    .toSorted((one, other) => one - other);
  return edges.slice(0, -1).map((from, at) => ({
    key: String(from),
    text: text.slice(from, edges[at + 1]),
    numbers: spans.filter((span) => span.from <= from && from < span.to).map(({ number }) => number),
  }));
};

export const quotationId = (number: number): string => `evidence-${String(number)}`;

/** A CV's text, with the quoted words marked and numbered like their requirements. */
export const MarkedText = ({ text, answers }: { text: string; answers: readonly Quoted[] }) => {
  const shown = new Set<number>();
  return (
    <article className={d.sheet}>
      {splitAtQuotations(text, answers).map(({ key, text: piece, numbers }) => {
        if (numbers.length === 0) return <span key={key}>{piece}</span>;
        const fresh = numbers.filter((number) => !shown.has(number));
        for (const number of fresh) shown.add(number);
        return (
          <mark key={key} className={s.evidence}>
            {fresh.map((number) => (
              <sup key={number} id={quotationId(number)} tabIndex={-1}>
                {number}
              </sup>
            ))}
            {piece}
          </mark>
        );
      })}
    </article>
  );
};
