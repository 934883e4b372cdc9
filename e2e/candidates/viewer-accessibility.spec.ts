import { expect, test } from '@playwright/test';
import { axeViolations, axeRulesFor } from '#e2e/app/axe.ts';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { talentRequestWithTitle, submitCandidateOverHttp } from '#e2e/actors/submitter.ts';

let owner: HttpActor;
let talentRequestId: string;

test.beforeAll(async ({ baseURL }) => {
  owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  ({ talentRequestId } = await talentRequestWithTitle(
    owner,
    board.records[0]?.engagementId ?? '',
    'Anaesthetic Nurse',
  ));
});

for (const [width, colorSchemes] of [
  [1440, ['light', 'dark']],
  [360, ['light']],
] as const) {
  test(`axe finds nothing in the viewer and in its dialogs at ${String(width)}, ${colorSchemes.join(' and ')}`, async ({
    page,
  }) => {
    const { _id: id } = await submitCandidateOverHttp(owner, talentRequestId, { confirmsConsent: true });
    await page.setViewportSize({ width, height: 800 });
    await startSession(page, people.owner);
    const clean = async (): Promise<void> => {
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        const violations = await axeViolations(page, axeRulesFor(colorScheme));
        expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map((node) => node.html)])).toEqual([]);
      }
    };
    await page.goto(`/candidates/viewer?candidateId=${id}`);
    await expect(page.getByRole('heading', { name: 'Facts' })).toBeVisible();
    if (width < 500) {
      for (const name of ['CV', 'Timeline']) {
        await page.getByRole('tab', { name }).click();
        await clean();
      }
    }
    await clean();
    for (const name of ['Edit', 'Withdraw']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole(name === 'Edit' ? 'dialog' : 'alertdialog')).toBeVisible();
      await clean();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
