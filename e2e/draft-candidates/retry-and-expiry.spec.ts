import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import { saveDraftCandidateEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';
import { clockAhead } from '#e2e/worlds/clock-ahead.ts';
import { newDataDir, startProduct, type RunningProduct } from '#e2e/worlds/product.ts';

const evidence = 'Registered nurse, current registration without conditions.';

/**
 * A simulated language model that can be unavailable; otherwise it answers every requirement with a line from the CV.
 */
class Model {
  isBroken = true;
  readonly cvs: string[] = [];
  readonly #server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
      const question = messages.find(({ role }) => role === 'user')?.content ?? '{}';
      const { requirements, cv } = JSON.parse(question) as { requirements: { requirement: number }[]; cv: string };
      this.cvs.push(cv);
      const answers = requirements.map(({ requirement }) => ({ requirement, verdict: 'met', quotation: evidence }));
      const content = this.isBroken ? 'I would rather not.' : JSON.stringify({ answers });
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: 'chat-1',
          object: 'chat.completion',
          model: 'reader-2026-11',
          choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
          usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
        }),
      );
    });
  });
  start(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () =>
        resolve(`http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/v1`),
      );
    });
  }
  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

test('a failed assessment is retried, and a check link expires after 72 hours [C07] [C08]', async ({ browser }) => {
  test.setTimeout(300_000);
  const model = new Model();
  const settings = { AI_URL: await model.start(), AI_MODEL: 'reader' };
  const dataDir = newDataDir();
  let product: RunningProduct = await startProduct(settings, { dataDir });
  try {
    const owner = await signInOverHttp(product.url, people.owner);
    const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
    const engagementId = board.records[0]?.engagementId ?? '';
    const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Theatre Nurse');
    const bytes = new TextEncoder().encode(`Runa Skov\n12 Harbour Rise\nMobile 0491 570 156\n\n${evidence}`);
    const cv = await owner.upload(uploadDocumentEndpoint, { kind: 'cv' }, { name: 'CV.txt', bytes });
    const { draftCandidateId } = await owner.call(saveDraftCandidateEndpoint, {
      talentRequestId,
      firstName: 'Runa',
      lastName: 'Skov',
      email: 'runa.skov@inbox.example',
      documentId: cv.documentId,
    });

    const page = await (await browser.newContext({ baseURL: product.url })).newPage();
    await startSession(page, people.owner);
    await page.goto(`/engagement/${engagementId}/draft/${draftCandidateId}`);
    const match = page.getByRole('region', { name: 'Match with the talent request' });
    await expect(match).toContainText('The assessment failed');
    await expect(match).toContainText('The language model gave no usable answer.');
    await page.goto(`/engagement/${engagementId}/drafts`);
    await expect(page.getByRole('row', { name: 'Runa Skov' })).toContainText('Failed');

    model.isBroken = false;
    await page.goto(`/engagement/${engagementId}/draft/${draftCandidateId}`);
    await match.getByRole('button', { name: 'Retry' }).click();
    await expect(match).toContainText('100 of 100');
    await expect(match).toContainText('Answered by reader.');
    await expect(match.getByRole('button', { name: evidence }).first()).toBeVisible();
    await expect(match.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect(model.cvs.length).toBeGreaterThanOrEqual(2);
    expect(model.cvs.join('\n')).not.toMatch(/Runa|Skov|Harbour Rise|0491/);

    const staff = await (await browser.newContext({ baseURL: product.url })).newPage();
    await startSession(staff, people.providerAdmin);
    await staff.goto('/provider/assessments');
    await expect(staff.getByText('CVs are assessed by reader')).toBeVisible();
    const calls = staff.getByRole('table', { name: 'Model calls' });
    await expect(calls.getByRole('row', { name: 'Answered' })).toContainText('Harbour Talent');
    await expect(calls).toContainText('Unusable answer');
    await staff.getByRole('button', { name: 'Agency' }).click();
    await staff.getByRole('option', { name: /Harbour Talent/ }).click();
    await expect(staff).toHaveURL(/supplierId=/);
    await expect(calls.getByRole('row', { name: 'Answered' })).toContainText('Harbour Talent');
    await expect(staff.getByRole('main')).not.toContainText('Skov');
    await staff.close();

    await page.getByRole('button', { name: 'Create link' }).click();
    const box = page.getByRole('textbox', { name: 'Link' });
    await expect(box).toHaveValue(/token=/);
    const link = new URL(await box.inputValue());
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(link.href);
    await expect(visitor.getByRole('heading', { name: 'Runa Skov' })).toBeVisible();

    await product.stop();
    product = await startProduct(settings, { dataDir, port: product.port, nodeArguments: clockAhead(73) });
    await visitor.goto(link.href);
    await expect(visitor.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
    await expect(visitor.getByRole('main')).toContainText(
      'Links are valid for 72 hours, and this one has expired. Ask the agency for a new one.',
    );
    await expect(visitor.getByRole('main')).not.toContainText('Skov');
    await visitor.close();
    await page.close();
  } finally {
    await product.stop();
    model.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
