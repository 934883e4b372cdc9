import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeLot } from '../factories.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { leafHash, frontierRoot, buildTree, treeRoot } from '../rules/log/merkle-tree.ts';
import { appendLeaves, signLogHead } from './append-leaves.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());
beforeEach(() => kit.clock.set(new Date('2026-11-20T04:01:00Z')));

const leavesOf = (lotId: string) =>
  kit.db.selectFrom('lotLeaf').selectAll().where('talentRequestId', '=', lotId).orderBy('index').execute();

/** Appends a pause and a cancellation, and signs the head. */
const append = (lotId: string, supplierId?: string) =>
  kit.asSystem(async (scope) => {
    const lot = await lockLot(scope, lotId);
    if (!lot) throw new Error('There is no lot.');
    const after = await appendLeaves(scope, lot, [
      { kind: 'pause', reason: null, ...(supplierId === undefined ? {} : { supplierId }) },
      { kind: 'cancellation', reason: 'Łódź' },
    ]);
    return { before: lot, after, head: await signLogHead(scope, after) };
  });

test('leaves follow each other in the log, which can be rebuilt from their texts', async () => {
  const { lotId } = await makeLot(kit, market);
  const { before, after } = await append(lotId, market.agency.id);
  const leaves = await leavesOf(lotId);
  expect(leaves.map(({ index, kind, supplierId }) => [index, kind, supplierId])).toEqual([
    [0, 'rules', null],
    [1, 'opening', null],
    [2, 'pause', market.agency.id],
    [3, 'cancellation', null],
  ]);
  const tree = buildTree(leaves.map(({ content }) => leafHash(content)));
  expect(after.roots).toEqual([treeRoot(tree, 3), treeRoot(tree, 4)]);
  expect(after.root).toBe(treeRoot(tree));
  const book = await kit.asSystem((scope) => lockLot(scope, lotId));
  expect(book).toMatchObject({ logSize: 4, frontier: after.frontier, lastSequence: before.lastSequence });
  expect(frontierRoot(book?.frontier ?? [])).toBe(after.root);
});

test('leaves have the lot, the time of the act, and a nonce of their own', async () => {
  const { lotId } = await makeLot(kit, market);
  const { before } = await append(lotId);
  const added = (await leavesOf(lotId)).slice(2).map(({ content }) => JSON.parse(content) as Record<string, string>);
  expect(added).toMatchObject([
    { kind: 'pause', lot: lotId, time: before.receivedAt },
    { kind: 'cancellation', lot: lotId, time: before.receivedAt, reason: 'Łódź' },
  ]);
  const nonces = added.map(({ nonce = '' }) => Buffer.from(nonce, 'base64url'));
  expect(nonces.map(({ length }) => length)).toEqual([32, 32]);
  expect(nonces[0]?.equals(nonces[1] ?? Buffer.of())).toBe(false);
});

test('an agency appears in the log by its pseudonym only', async () => {
  const { lotId } = await makeLot(kit, market);
  await append(lotId, market.agency.id);
  for (const { content } of await leavesOf(lotId)) expect(content).not.toContain(market.agency.id);
});

test('a signed head has the size, the root and the time of the latest leaf', async () => {
  const { lotId } = await makeLot(kit, market);
  const { after, head } = await append(lotId);
  expect(decodeProtectedHeader(head).typ).toBe('rolecall-head');
  expect(decodeJwt(head)).toEqual({ lot: lotId, size: 4, root: after.root, time: after.receivedAt });
});
