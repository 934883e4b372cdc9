import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { docxCv, pdfCv } from '#e2e/app/cv.ts';
import { signInOverHttp } from '#e2e/actors/http-sign-in.ts';
import { republishWithApprovedAgency } from '#e2e/actors/own-engagement.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';
import { fillSignIn } from '#e2e/actors/browser-sign-in.ts';
import { talentRequestWithTitle } from '#e2e/actors/submitter.ts';
import { buildWireRequest } from '#contract/common/wire.ts';
import { endSessionEndpoint } from '#contract/identity/endpoints.ts';

/** Drops a file or folder of this machine on the field for CVs, as a user does with the mouse. */
const dropOnCvs = async (page: Page, path: string): Promise<void> => {
  const box = await page.getByText('Drop files', { exact: false }).or(page.getByLabel('CVs')).first().boundingBox();
  const devtools = await page.context().newCDPSession(page);
  const place = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', { type, ...place, data });
  }
};

/** Selects the three rows. A row that is being checked for duplicates again can't be selected at that moment. */
const selectReadyRows = async (page: Page): Promise<void> => {
  await expect(page.getByRole('row').filter({ hasText: 'Ready' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Ready 3' })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select all/ }).check({ force: true });
};

/** Publishes an engagement for this test, and returns its ID and the path of the page for adding CVs. */
const publishForCvs = async (baseURL: string | undefined) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner);
  const employer = await signInOverHttp(baseURL ?? '', people.larkfieldEmployer);
  const engagementId = await republishWithApprovedAgency(owner, employer, 'Regional Sales Manager, Foodservice');
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, 'Regional Sales Manager');
  return { engagementId, path: `/engagement/${engagementId}/submit/${talentRequestId}/cvs` };
};

test('a dropped folder with PDF, DOCX and TXT is read, and its submission continues after a reload [C05]', async ({
  page,
  baseURL,
}) => {
  const { engagementId, path } = await publishForCvs(baseURL);
  const mark = `${String(process.pid)}${String(Date.now())}`;
  const cv = (first: string, last: string) => [
    `${first} ${last}`,
    'Regional Sales Manager',
    `Perth WA | ${first.toLowerCase()}.${mark}@inbox.example`,
  ];
  const folder = await mkdtemp(join(tmpdir(), 'cvs-'));
  await mkdir(join(folder, 'older'));
  await writeFile(join(folder, 'okafor.pdf'), await pdfCv(cv('Ngozi', 'Okafor')));
  await writeFile(join(folder, 'lindqvist.docx'), await docxCv(cv('Elsa', 'Lindqvist')));
  await writeFile(join(folder, 'older', 'moreau.txt'), cv('Chloe', 'Moreau').join('\n'));
  await writeFile(join(folder, '.DS_Store'), 'hidden');

  await startSession(page, people.owner);
  await page.goto(path);
  await expect(page.getByLabel('CVs', { exact: true })).toBeAttached();
  await dropOnCvs(page, folder);
  const rowOf = (file: string) => page.getByRole('row').filter({ hasText: `${file}, ` });
  for (const [file, name, salary] of [
    ['okafor.pdf', 'Ngozi Okafor', '95000'],
    ['lindqvist.docx', 'Elsa Lindqvist', '96000'],
    ['moreau.txt', 'Chloe Moreau', '97000'],
  ] as const) {
    await expect(rowOf(file)).toContainText(name);
    await page.getByLabel(new RegExp(`^Base salary of ${name}`)).fill(salary);
    await rowOf(file).getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(file)).toContainText('Ready');
  }
  await expect(page.getByText('.DS_Store')).toHaveCount(0);
  await rm(folder, { recursive: true });

  // The request for one candidate gets no response.
  const submissions = '**/api/v1/engagement/candidate';
  await page.route(submissions, (route) =>
    route.request().postData()?.includes('elsa.') === true ? route.abort() : route.continue(),
  );
  await selectReadyRows(page);
  await page.getByRole('button', { name: 'Submit 3' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm and submit' }).click();
  await expect(rowOf('moreau.txt')).toContainText('Submitted');
  const banner = page.getByRole('status').filter({ hasText: 'Submitted 2 of 3.' });
  await expect(banner).toContainText('1 candidate has no result yet.');

  // The row without a result can neither be changed nor removed, because its request can only be repeated as it was.
  const lostRow = rowOf('lindqvist.docx');
  await expect(lostRow).toContainText('No result yet');
  await expect(lostRow.getByRole('link', { name: 'Review: Elsa Lindqvist' })).toHaveCount(0);
  await expect(lostRow.getByRole('button', { name: 'Remove Elsa Lindqvist' })).toHaveCount(0);

  await page.unroute(submissions);
  await page.reload();
  await banner.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('3 candidates were submitted')).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(rowOf('lindqvist.docx')).toContainText('Submitted');
  await page.goto(`/engagement/${engagementId}/candidates`);
  for (const name of ['Ngozi Okafor', 'Elsa Lindqvist', 'Chloe Moreau']) {
    await expect(page.getByRole('row', { name })).toHaveCount(1);
  }
});

test('an interrupted submission sends the corrected details of a CV, and leaves out one that was removed [C05]', async ({
  page,
  baseURL,
}) => {
  const { engagementId, path } = await publishForCvs(baseURL);
  const mark = `${String(process.pid)}${String(Date.now())}`;
  const names = ['Ngozi Okafor', 'Elsa Lindqvist', 'Chloe Moreau'] as const;
  await startSession(page, people.owner);
  await page.goto(path);
  await page.getByLabel('CVs', { exact: true }).setInputFiles(
    names.map((name) => {
      const [first = '', last = ''] = name.toLowerCase().split(' ');
      const text = `${name}\nRegional Sales Manager\nPerth WA | ${first}.${mark}@inbox.example`;
      return { name: `${last}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) };
    }),
  );
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const name of names) {
    await page.getByLabel(new RegExp(`^Base salary of ${name}`)).fill('95000');
    await rowOf(name).getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(name)).toContainText('Ready');
  }

  // The first request hangs until the page is reloaded, so that the other two are never sent.
  const submissions = '**/api/v1/engagement/candidate';
  await page.route(submissions, () => new Promise<void>(() => undefined));
  const sending = page.waitForRequest(submissions);
  await selectReadyRows(page);
  await page.getByRole('button', { name: 'Submit 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm and submit' }).click();
  const sentFirst = (await sending).postData() ?? '';
  const [removed = '', corrected = ''] = names.filter(
    (name) => !sentFirst.includes(`${name.toLowerCase().split(' ')[0] ?? ''}.${mark}`),
  );
  // A page that is closing may still send the next row, so the state of the run is taken from before the reload.
  const stored = await page.evaluate(
    () => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  );
  await page.reload();
  await page.evaluate((state) => {
    for (const [key, value] of Object.entries(state)) sessionStorage.setItem(key, value);
  }, stored);
  await page.unroute(submissions);
  await page.reload();
  const banner = page.getByRole('status').filter({ hasText: 'Submitted 0 of 3.' });
  await expect(banner).toContainText('3 candidates have no result yet.');
  await page.getByRole('button', { name: `Remove ${removed}` }).click();
  await expect(rowOf(removed)).toHaveCount(0);
  await page.getByRole('link', { name: `Review: ${corrected}` }).click();
  await page.getByLabel('Location').fill('Fremantle WA');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.goBack();
  await expect(rowOf(corrected)).toContainText('Ready');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/engagement/candidate'))
      sent.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('2 candidates were submitted')).toBeVisible();
  expect(sent.filter((body) => body.includes('Fremantle WA'))).toHaveLength(1);
  await expect(rowOf(corrected)).toContainText('Submitted');
  await page.goto(`/engagement/${engagementId}/candidates`);
  await expect(page.getByRole('row', { name: corrected })).toHaveCount(1);
  await expect(page.getByRole('row', { name: removed })).toHaveCount(0);
});

test('an import and its submission continue after the session has ended and the user signs in again [C05]', async ({
  page,
  baseURL,
}) => {
  const { engagementId, path } = await publishForCvs(baseURL);
  const mark = `${String(process.pid)}${String(Date.now())}`;
  const names = ['Ngozi Okafor', 'Elsa Lindqvist', 'Chloe Moreau'] as const;
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

  /** Lets the first of these requests pass, and ends the session before the others arrive. */
  const endSessionAfterFirst = async (url: string, cause: () => Promise<void>, firstIsDone: () => Promise<void>) => {
    let requests = 0;
    let release = (): void => undefined;
    const hasEnded = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(url, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      requests += 1;
      if (requests > 1) await hasEnded;
      return route.continue();
    });
    await cause();
    await firstIsDone();
    await expect.poll(() => requests).toBeGreaterThan(1);
    await page.request.post(buildWireRequest(endSessionEndpoint, {}).url, { data: {} });
    release();
    await expect(page).toHaveURL(/\/session-expired$/);
    await page.unroute(url);
    await page.getByRole('button', { name: 'Re-login' }).click();
    await fillSignIn(page, people.owner);
    // The sign-in returns to the import.
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  };
  /** The requests of a kind that the server has accepted. */
  const accepted = { imports: 0, submissions: 0 };
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !response.ok()) return;
    if (response.url().includes('/candidate/imports/')) accepted.imports += 1;
    if (response.url().endsWith('/api/v1/engagement/candidate')) accepted.submissions += 1;
  });

  await startSession(page, people.owner);
  await page.goto(path);
  await endSessionAfterFirst(
    '**/candidate/imports/**',
    () =>
      page.getByLabel('CVs', { exact: true }).setInputFiles(
        names.map((name) => {
          const [first = '', last = ''] = name.toLowerCase().split(' ');
          const text = `${name}\nRegional Sales Manager\nPerth WA | ${first}.${mark}@inbox.example`;
          return { name: `${last}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) };
        }),
      ),
    async () => {
      await expect(page.getByLabel(/^Base salary of/).first()).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: '1 of 3 read' })).toContainText(
        'reading continues when you come back within 24 hours',
      );
    },
  );
  for (const name of names) {
    await expect(rowOf(name)).toHaveCount(1);
    await page.getByLabel(new RegExp(`^Base salary of ${name}`)).fill('95000');
    await rowOf(name).getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(name)).toContainText('Ready');
  }
  expect(accepted.imports).toBe(3);

  await endSessionAfterFirst(
    '**/api/v1/engagement/candidate',
    async () => {
      await selectReadyRows(page);
      await page.getByRole('button', { name: 'Submit 3' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm and submit' }).click();
    },
    () => expect(page.getByText('Submitted', { exact: true }).first()).toBeVisible(),
  );
  const banner = page.getByRole('status').filter({ hasText: 'Submitted 1 of 3.' });
  await expect(banner).toContainText('2 candidates have no result yet.');
  await banner.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('3 candidates were submitted')).toBeVisible();
  expect(accepted.submissions).toBe(3);
  await page.goto(`/engagement/${engagementId}/candidates`);
  for (const name of names) await expect(page.getByRole('row', { name })).toHaveCount(1);
});
