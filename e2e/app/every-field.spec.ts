import { expect, test, type Page } from '@playwright/test';
import { readPersonalSettingsEndpoint } from '#contract/identity/endpoints.ts';
import { readEmailPreferenceEndpoint } from '#contract/notifications/endpoints.ts';
import { listClientHistoryEndpoint } from '#contract/profile/endpoints/client-history.ts';
import { readTenantInfoEndpoint } from '#contract/profile/endpoints/details.ts';
import { listClassificationsEndpoint, listJobTitlesEndpoint } from '#contract/profile/endpoints/work.ts';
import { listUsersEndpoint, readGroupEndpoint } from '#contract/team/endpoints.ts';
import { listTestimonialsEndpoint } from '#contract/testimonials/endpoints.ts';
import { signInOverHttp, type HttpActor } from '#e2e/actors/http-sign-in.ts';
import { demoPassword, people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

type Shown = Record<string, unknown>;

/** Returns a page's content: its text, field values and images. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    const chosen = [...document.querySelectorAll('select')].map((one) => one.selectedOptions[0]?.textContent ?? '');
    const pictures = [...document.querySelectorAll('img')].map((one) => one.getAttribute('src') ?? '');
    return [document.body.innerText, ...fields, ...chosen, ...pictures].join('\n');
  });

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const day = (date: unknown): string => {
  const [year = '', month = '', of = ''] = String(date).slice(0, 10).split('-');
  return `${of} ${months[Number(month) - 1] ?? ''} ${year}`;
};
const plain = (html: unknown): string[] =>
  String(html)
    .replaceAll('&amp;', '&')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const address = 'address1 address2 country city stateProvince postal phone email';
const pick = (record: object, fields: string): Shown =>
  Object.fromEntries(fields.split(' ').map((field) => [field, (record as Shown)[field]]));
/** Returns the fields of each record in a list. */
const each = (records: readonly object[], fields: string): Shown =>
  Object.fromEntries(
    records.flatMap((record, at) =>
      Object.entries(pick(record, fields)).map(([field, value]) => [`${String(at)}.${field}`, value]),
    ),
  );

const details = async (owner: HttpActor) => (await owner.call(readTenantInfoEndpoint, {})).profileDetails;

/**
 * Reads each page's expected content from the API. Together the pages show or edit every field in section 3 of the
 * first specification, except IDs and fields meant only for programs.
 */
const places: Readonly<Record<string, (owner: HttpActor) => Promise<Shown>>> = {
  '/profile': async (owner) => {
    const profile = await details(owner);
    const own = `tenantOrganizationName tenantDomain firstName lastName gender email phoneNo mobile fax skype website
      linkedIn twitter thumbPath percentCompletionFields`;
    return {
      ...pick(profile, own.replaceAll(/\s+/g, ' ')),
      ...each(profile.headOffice ? [profile.headOffice] : [], address),
      percentCompletion: `${String(Math.round(profile.percentCompletion))} %`,
    };
  },
  '/profile/biography': async (owner) => ({ biography: plain((await details(owner)).biography) }),
  '/profile/addresses': async (owner) => {
    const { headOffice, officeAddresses } = await details(owner);
    return {
      ...each(headOffice ? [headOffice] : [], `${address} region`),
      ...Object.fromEntries(
        Object.entries(each(officeAddresses, `type ${address} region`)).map(([field, value]) => [
          `office ${field}`,
          value,
        ]),
      ),
    };
  },
  '/profile/areas': async (owner) => each((await details(owner)).areas, 'region country'),
  '/profile/client-history': async (owner) => {
    const { records } = await owner.call(listClientHistoryEndpoint, {});
    const fields = `client project location region country sector industry recruitmentType roleCategory employmentClass
      description`;
    return {
      ...each(records, fields.replaceAll(/\s+/g, ' ')),
      ...Object.fromEntries(records.map((one, at) => [`${String(at)}.engagedDate`, day(one.engagedDate)])),
    };
  },
  '/profile/classifications': async (owner) => {
    const classifications = await owner.call(listClassificationsEndpoint, {});
    const { tenantIndustries } = await details(owner);
    return {
      ...each(classifications, 'classification'),
      withAllSubClassifications: classifications
        .filter((one) => one.withAllSubClassifications)
        .map(({ classification }) => `All of ${classification}`),
      tenantSubClassifications: classifications.flatMap((one) =>
        one.tenantSubClassifications.map(({ subClassification }) => subClassification),
      ),
      tenantIndustries: tenantIndustries.flatMap(({ sector, industry, subIndustry }) => [
        sector,
        industry,
        subIndustry ?? `All of ${industry}`,
      ]),
      jobTitles: (await owner.call(listJobTitlesEndpoint, {})).map(({ jobTitle }) => jobTitle),
    };
  },
  '/profile/testimonials': async (owner) => {
    const { records } = await owner.call(listTestimonialsEndpoint, {});
    return {
      ...each(records, 'recommendation fullName jobTitle company email'),
      isPublish: records.map(({ isPublish }) => (isPublish ? 'Published' : 'Not published')),
    };
  },
  '/profile/assessment': async (owner) => {
    const { assessment } = await details(owner);
    return {
      surveyAnswers: assessment.surveyAnswers.flatMap(({ value }) => (typeof value === 'boolean' ? [] : String(value))),
    };
  },
  '/user-management': async (owner) => {
    const { records } = await owner.call(listUsersEndpoint, {});
    return {
      ...each(records, 'email'),
      ...each(
        records.map(({ user_metadata: metadata }) => metadata),
        'user_role primary_contact_first_name primary_contact_last_name',
      ),
      created_at: records.map((one) => day(one.created_at)),
      last_login: records.map((one) => (one.last_login === null ? 'Never' : day(one.last_login))),
    };
  },
  '/user-management/roles': async (owner) => {
    const { roles } = await owner.call(readGroupEndpoint, {});
    return { name: roles.map(({ shownName }) => shownName) };
  },
  '/account': async (owner) => {
    const settings = await owner.call(readPersonalSettingsEndpoint, {});
    return pick(settings, 'userName firstName lastName nickname email');
  },
};

test("every field of the first specification is shown on its page with the server's value [F02]", async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  await startSession(page, people.owner);
  for (const [path, read] of Object.entries(places)) {
    await page.goto(path);
    await expect(async () => {
      // The expected content is read again on every attempt, because other journeys change it meanwhile.
      const [shown, known] = [(await shownOn(page)).replaceAll(/\s+/g, ' '), await read(owner)];
      expect(Object.keys(known)).not.toEqual([]);
      const missing = Object.entries(known).flatMap(([field, value]) =>
        [value]
          .flat()
          .map(String)
          .filter((text) => value !== null && text !== '' && !shown.includes(text.replaceAll(/\s+/g, ' ')))
          .map((text) => `${path} ${field}: ${text}`),
      );
      expect(missing).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }
});

test("personal and email settings show the server's values, and a message to support has its fields [F02]", async ({
  page,
  baseURL,
}) => {
  const owner = await signInOverHttp(baseURL ?? '', people.owner, demoPassword);
  await startSession(page, people.owner);
  const stands = async (path: string, switches: Record<string, boolean>) => {
    await page.goto(path);
    for (const [name, isOn] of Object.entries(switches))
      await expect(page.getByRole('switch', { name, exact: true })).toBeChecked({ checked: isOn });
  };
  const { applications, clarifications, bidding, fulfillment } = await owner.call(readPersonalSettingsEndpoint, {});
  await stands('/activitystream/settings', {
    Applications: applications,
    Clarifications: clarifications,
    Bidding: bidding,
    Fulfillment: fulfillment,
  });
  const mails = await owner.call(readEmailPreferenceEndpoint, {});
  await stands('/email-notification-settings', {
    'Notification summary': mails.notificationSummary,
    'Application updated': mails.applicationUpdated,
    'Candidate status changed': mails.candidateStatusChanged,
  });
  const [user] = (await owner.call(listUsersEndpoint, {})).records;
  await page.goto(`/user-management/${user?.user_id ?? ''}`);
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue(user?.username ?? '');
  await expect(page.getByLabel('Nickname')).toHaveValue(user?.user_metadata.nickname ?? '');
  await page.getByRole('button', { name: 'Contact Support' }).click();
  for (const field of ['Email', 'Subject', 'Message'])
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog')).getByLabel(field)).toBeVisible();
});
