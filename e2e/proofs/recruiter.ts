import { expect, type Page } from '@playwright/test';
import { listBoardEndpoint } from '#contract/board/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';

interface Recruiter {
  readonly owner: HttpActor;
  readonly talentRequestId: string;
  /** The path of the page for submitting a candidate for the talent request. */
  readonly form: string;
}

/** Signs in the demo agency's owner, and finds a talent request that accepts candidates. */
export const signInRecruiter = async (url: string): Promise<Recruiter> => {
  const owner = await signInOverHttp(url, people.owner, demoPassword);
  const board = await owner.call(listBoardEndpoint, { keyword: 'Perioperative nursing, permanent team' });
  const engagementId = board.records[0]?.engagementId ?? '';
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Anaesthetic Nurse');
  return { owner, talentRequestId, form: `${url}/engagement/${engagementId}/submit/${talentRequestId}` };
};

/**
 * Chooses a CV in the form while no file can be stored. The form shows an error, keeps its input, and accepts the CV
 * afterwards.
 */
export const expectFormKeepsInput = async (
  page: Page,
  form: string,
  store: { words: string; back: () => Promise<void> },
): Promise<void> => {
  await page.goto(form);
  await page.getByLabel('First name').fill('Ilona');
  await page.getByLabel('Last name').fill('Vasara');
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'CV.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ilona Vasara, theatre nurse. '.repeat(2000)),
  });
  await expect(page.getByText(store.words, { exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ilona');
  await expect(page.getByLabel('Last name')).toHaveValue('Vasara');
  await store.back();
  await page.getByRole('button', { name: 'Try uploading CV.txt again' }).click();
  await expect(page.getByRole('button', { name: 'Try uploading CV.txt again' })).toHaveCount(0);
  await expect(page.getByText(store.words, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove CV.txt' })).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Vasara');
};
