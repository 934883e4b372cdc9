import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { candidateRefusals } from '../refusals.ts';
import { answerableQuestionShape, receivedAnswersShape } from '../shapes/answers.ts';
import { candidateAnswersInput } from '../shapes/answers-input.ts';
import { employerAccess, submitAccess, viewAccess } from './fields.ts';

export const listAnswers = operation({
  name: 'candidates.answers',
  summary:
    "Lists the employer's current questions about a candidate with the agency's answers, empty if there is none, then answered questions that are no longer asked.",
  effect: 'read',
  access: viewAccess,
  input: z.object({ candidateId: id() }),
  output: z.array(answerableQuestionShape),
});

export const saveAnswers = operation({
  name: 'candidates.saveAnswers',
  summary:
    'Answers questions about an open candidate. An answer can be changed until the employer opens the candidate. Omitted questions keep their answer.',
  effect: 'write',
  access: submitAccess,
  input: z.object({
    candidateId: id(),
    answers: candidateAnswersInput.min(1, inputError('Answer at least one question.')),
  }),
  output: z.array(answerableQuestionShape),
  refusals: [
    candidateRefusals['candidate-closed'],
    candidateRefusals['answers-read'],
    candidateRefusals['answers-judged'],
  ],
});

export const listReceivedAnswers = operation({
  name: 'candidates.receivedAnswers',
  summary: 'Lists the answers about a candidate that the employer received, and whether each passes.',
  effect: 'read',
  access: employerAccess,
  input: z.object({ candidateId: id() }),
  output: receivedAnswersShape,
});
