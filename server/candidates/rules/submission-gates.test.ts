import { describe, expect, it } from 'vitest';
import { submissionReasons } from '#contract/engagements/reasons.ts';
import { submissionGates } from './submission-gates.ts';

const open: Parameters<typeof submissionGates>[0] = {
  requestReasons: [],
  application: { statusId: 2 },
  hasPermission: true,
  cvCap: null,
  ownOpenCandidates: 0,
};
const codes = (given: Partial<typeof open>) => submissionGates({ ...open, ...given }).map((reason) => reason.code);

describe('the gate of a submission (D5)', () => {
  it('is open when everything is there', () => {
    expect(codes({})).toEqual([]);
  });

  it('needs the permission', () => {
    expect(codes({ hasPermission: false })).toEqual(['no-permission']);
  });

  it.each([
    [undefined, 'no-application'],
    [1, 'application-pending'],
    [7, 'application-pending'],
    [3, 'application-not-approved'],
    [4, 'application-not-approved'],
    [5, 'application-not-approved'],
    [6, 'application-not-approved'],
  ] as const)('needs an approved application (%s)', (statusId, code) => {
    expect(codes({ application: statusId === undefined ? undefined : { statusId } })).toEqual([code]);
  });

  it.each([
    [3, 'The client declined your application for this engagement.'],
    [4, 'The client revoked its approval of your application for this engagement.'],
    [5, 'Your agency withdrew its application for this engagement.'],
    [6, 'Your application for this engagement was not successful.'],
  ] as const)('explains the final status %i as what it is', (statusId, text) => {
    expect(submissionGates({ ...open, application: { statusId } })[0]?.text).toBe(text);
  });

  it('passes on why the talent request takes nobody', () => {
    expect(codes({ requestReasons: [{ code: 'request-paused', text: 'This talent request is paused.' }] })).toEqual([
      'request-paused',
    ]);
  });

  it('does not say twice that an approval is missing', () => {
    const waiting = [submissionReasons['request-not-available']];
    expect(codes({ application: { statusId: 1 }, requestReasons: waiting })).toEqual(['application-pending']);
    expect(codes({ requestReasons: waiting })).toEqual(['request-not-available']);
  });

  it('holds the number of CVs under its cap', () => {
    expect(codes({ cvCap: 3, ownOpenCandidates: 2 })).toEqual([]);
    expect(codes({ cvCap: 3, ownOpenCandidates: 3 })).toEqual(['cv-cap']);
    expect(submissionGates({ ...open, cvCap: 3, ownOpenCandidates: 3 })[0]?.text).toBe(
      'Your agency has submitted 3 of 3 candidates for this talent request.',
    );
  });

  it('every reason says something, and who can help where somebody can', () => {
    for (const reason of submissionGates({
      ...open,
      hasPermission: false,
      application: undefined,
      cvCap: 1,
      ownOpenCandidates: 1,
    })) {
      expect(reason.text).not.toBe('');
      expect(reason.unblockBy).toBeTruthy();
      expect(reason.who).toBeTruthy();
    }
  });
});
