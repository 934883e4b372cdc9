import { z } from 'zod';
import { versionFields } from '../states.ts';
import { candidateDocumentShape } from './document.ts';

const documentOrNone = candidateDocumentShape.nullable();

const versionAnswerShape = z.object({
  questionId: z.string(),
  text: z.string(),
  kind: z.enum(['yes_no', 'number', 'choice', 'text']),
  answer: z.string(),
});

/** One difference between two versions. A value that a version doesn't have is empty or null. */
const versionChangeShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('detail'), field: z.enum(versionFields), before: z.string(), after: z.string() }),
  z.object({ kind: z.literal('cv'), before: documentOrNone, after: documentOrNone }),
  z.object({ kind: z.literal('document'), before: documentOrNone, after: documentOrNone }),
  z.object({
    kind: z.literal('answer'),
    question: versionAnswerShape.omit({ answer: true }),
    before: z.string(),
    after: z.string(),
  }),
]);
export type VersionChange = z.infer<typeof versionChangeShape>;

const versionStateShape = z.object({
  details: z.record(z.enum(versionFields), z.string()),
  cv: documentOrNone,
  otherDocuments: z.array(candidateDocumentShape),
  answers: z.array(versionAnswerShape),
});
export type VersionState = z.infer<typeof versionStateShape>;

/** A version of a submitted candidate: its state after a change, and what the change was. */
export const candidateVersionShape = versionStateShape.extend({
  number: z.number().int(),
  at: z.string(),
  byName: z.string(),
  bySide: z.enum(['agency', 'client', 'provider', 'system']),
  /** The differences from the version before; none for the first version. */
  changes: z.array(versionChangeShape),
});
export type CandidateVersion = z.infer<typeof candidateVersionShape>;
