import type { ConsentRequest } from '#contract/consents/shapes.ts';
import { correctableFields, type CorrectableField } from '#contract/consents/states.ts';

type Facts = Readonly<Record<CorrectableField, string>>;

/** Returns the fields that a candidate changed, each with both values. */
export const correctionsOf = (
  facts: Facts,
  corrected: Partial<Record<CorrectableField, string | undefined>>,
): ConsentRequest['corrections'] =>
  correctableFields.flatMap((field) => {
    const to = corrected[field];
    return to === undefined || to === facts[field] ? [] : [{ field, from: facts[field], to }];
  });

/** Returns the submission with the candidate's corrections. */
export const applyCorrections = <Submission extends Facts>(
  submission: Submission,
  corrections: ConsentRequest['corrections'],
): Submission => ({ ...submission, ...Object.fromEntries(corrections.map(({ field, to }) => [field, to])) });
