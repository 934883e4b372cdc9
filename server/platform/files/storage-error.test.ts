import { expect, test } from 'vitest';
import { refusalFromError } from '#server/platform/problems/problem.ts';
import { toStorageError, isFileMissing, StorageError } from './storage-error.ts';

const said = (fields: object, cause?: unknown) =>
  Object.assign(new Error('Cannot write file', cause === undefined ? {} : { cause }), fields);
const codeOf = (error: unknown) => {
  const trouble = toStorageError(error);
  return trouble instanceof StorageError ? trouble.code : 'another error';
};

test('a full disk, network share or bucket is no-room', () => {
  expect(codeOf(said({}, said({ code: 'ENOSPC' })))).toBe('no-room');
  expect(codeOf(said({ code: 'EDQUOT' }))).toBe('no-room');
  expect(codeOf(said({}, said({ $metadata: { httpStatusCode: 507 } })))).toBe('no-room');
});

test('a store that is unreachable, does not respond, fails or denies access is store-away', () => {
  for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EIO', 'EROFS']) {
    expect([code, codeOf(said({}, said({ code })))]).toEqual([code, 'store-away']);
  }
  for (const httpStatusCode of [401, 403, 429, 500, 503]) {
    expect(codeOf(said({}, said({ $metadata: { httpStatusCode } })))).toBe('store-away');
  }
  expect(codeOf(said({}, said({ name: 'TimeoutError' })))).toBe('store-away');
});

test('other errors are unchanged, and an absent file is reported as missing', () => {
  const other = new Error('something else');
  expect(toStorageError(other)).toBe(other);
  expect([
    isFileMissing(other),
    isFileMissing(said({}, said({ name: 'NoSuchKey' }))),
    isFileMissing(said({ code: 'ENOENT' })),
  ]).toEqual([false, true, true]);
});

test('a storage error gets a declared refusal, and so does a full disk of the database', () => {
  const away = refusalFromError(new StorageError('store-away', new Error('x')));
  expect([away?.refusal.code, away?.refusal.status]).toEqual(['store-away', 503]);
  expect(away?.message).toContain('is unavailable at the moment. Nothing was changed');
  for (const error of [new StorageError('no-room', new Error('x')), said({ code: '53100' })]) {
    const full = refusalFromError(error);
    expect([full?.refusal.code, full?.refusal.status]).toEqual(['no-room', 507]);
    expect(full?.message).toBe(
      'There isn’t enough storage space to save this. Nothing was changed. Try again in a few minutes.',
    );
  }
});
