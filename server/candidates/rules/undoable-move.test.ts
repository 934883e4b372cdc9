import { describe, expect, it } from 'vitest';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { undoableMove as undoableMoveAt, type StatusStep } from './undoable-move.ts';

const { pending, shortlisted, screening, hired, rejected, withdrew, notSelected } = candidateStatus;

const by =
  (bySide: StatusStep['bySide']) => (fromStatusId: CandidateStatusId | null, toStatusId: CandidateStatusId) => ({
    fromStatusId,
    toStatusId,
    at: new Date('2026-11-20T04:00:00Z'),
    bySide,
  });
const undoableMove = (steps: readonly StatusStep[], minutesLater = 1) =>
  undoableMoveAt(steps, new Date(new Date('2026-11-20T04:00:00Z').getTime() + minutesLater * 60_000));
const agency = by('agency');
const employer = by('client');
const submitted = agency(null, pending);

describe('the move that can be undone', () => {
  it('is the last one, and after its undo the one before it', () => {
    const moves = [submitted, employer(pending, shortlisted), employer(shortlisted, screening)];
    expect(undoableMove(moves)).toEqual(moves[2]);
    expect(undoableMove([...moves, employer(screening, shortlisted)])).toEqual(moves[1]);
    expect(undoableMove([...moves, employer(screening, shortlisted), employer(shortlisted, pending)])).toBeUndefined();
  });

  it('is the one into the restored status after a rejection or a withdrawal was undone', () => {
    const moves = [submitted, employer(pending, screening)];
    expect(undoableMove([...moves, employer(screening, rejected), employer(rejected, screening)])).toEqual(moves[1]);
    expect(undoableMove([...moves, agency(screening, withdrew), agency(withdrew, screening)])).toEqual(moves[1]);
  });

  it('is none ten minutes later', () => {
    const moves = [submitted, employer(pending, shortlisted)];
    expect(undoableMove(moves, 9.99)).toEqual(moves[1]);
    expect(undoableMove(moves, 10)).toBeUndefined();
  });

  it.each([
    ['nothing but the submission', [submitted]],
    ['a hire', [submitted, employer(pending, hired)]],
    ['a rejection', [submitted, employer(pending, shortlisted), employer(shortlisted, rejected)]],
    ['a withdrawal', [submitted, employer(pending, shortlisted), agency(shortlisted, withdrew)]],
    ['the end of the request', [submitted, employer(pending, shortlisted), by('system')(shortlisted, notSelected)]],
    ['a move by somebody else', [submitted, by('provider')(pending, shortlisted)]],
    ['no step', []],
  ])('is none after %s', (_, steps) => {
    expect(undoableMove(steps)).toBeUndefined();
  });
});
