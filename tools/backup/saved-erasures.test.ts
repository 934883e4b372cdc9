import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveErasures, type LaterErasure } from './saved-erasures.ts';

let folder = '';
let dataDir = '';
let archiveDir = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rolecall-erasures-'));
  [dataDir, archiveDir] = [join(folder, 'data'), join(folder, 'archive')];
  mkdirSync(archiveDir);
});
afterEach(() => rmSync(folder, { recursive: true }));

const erasureOf = (kind: string, last: number): LaterErasure => {
  const subjectId = `01900000-0000-7000-8000-00000000a00${String(last)}`;
  const tenantId = '01900000-0000-7000-8000-00000000a000';
  return { id: subjectId, tenantId, kind, subjectId, askedBy: null, askedAt: new Date('2026-11-20T14:05:00.250Z') };
};

test('saved erasures are returned by every later call, each once', () => {
  const [candidate, user] = [erasureOf('candidate', 1), erasureOf('user', 1)];
  expect(saveErasures({ dataDir, archiveDir }, [])).toEqual([]);
  expect(readdirSync(archiveDir)).toEqual([]);
  expect(saveErasures({ dataDir, archiveDir }, [candidate])).toEqual([candidate]);
  expect(saveErasures({ dataDir, archiveDir }, [user, candidate])).toEqual([user, candidate]);
  expect(saveErasures({ dataDir, archiveDir }, [])).toEqual([user, candidate]);
  expect(readFileSync(join(archiveDir, 'erasures.jsonl'), 'utf8').split('\n')).toHaveLength(3);
});

test('either the archive or the data folder can be lost, or be without the other', () => {
  const one = erasureOf('draft', 1);
  saveErasures({ dataDir, archiveDir }, [one]);
  rmSync(dataDir, { recursive: true });
  expect(saveErasures({ dataDir, archiveDir }, [])).toEqual([one]);
  rmSync(join(archiveDir, 'erasures.jsonl'));
  expect(saveErasures({ dataDir }, [])).toEqual([one]);
  expect(readdirSync(archiveDir)).toEqual([]);
  expect(saveErasures({ dataDir, archiveDir }, [])).toEqual([one]);
  expect(readdirSync(archiveDir)).toEqual(['erasures.jsonl']);
});

test('only the owner can read the files, and nothing else is left in the folders', () => {
  saveErasures({ dataDir, archiveDir }, [erasureOf('consent', 1)]);
  for (const path of [dataDir, archiveDir]) {
    expect(readdirSync(path)).toEqual(['erasures.jsonl']);
    expect(statSync(join(path, 'erasures.jsonl')).mode & 0o777).toBe(0o600);
  }
});

test('a damaged file stops the recovery with its path, and so does a folder that cannot be written', () => {
  const path = join(dataDir, 'erasures.jsonl');
  saveErasures({ dataDir }, [erasureOf('candidate', 1)]);
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 30));
  expect(() => saveErasures({ dataDir }, [])).toThrow(`${path} cannot be read`);
  rmSync(path);
  mkdirSync(`${path}.part`);
  expect(() => saveErasures({ dataDir }, [erasureOf('candidate', 1)])).toThrow();
});
