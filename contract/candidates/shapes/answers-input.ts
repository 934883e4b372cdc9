import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { freeText } from '../operations/fields.ts';

/** Answers to the employer's questions about a candidate. */
export const candidateAnswersInput = z.array(z.object({ questionId: id(), answer: freeText('Answer', 1000) })).max(100);
