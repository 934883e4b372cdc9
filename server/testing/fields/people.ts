import type { Endpoint } from '#contract/common/endpoint.ts';
import * as identity from '#contract/identity/endpoints.ts';
import * as notifications from '#contract/notifications/endpoints.ts';
import { contactSupportEndpoint, listSupportMessagesEndpoint } from '#contract/support/endpoints.ts';
import * as team from '#contract/team/endpoints.ts';
import { makeUser, defaultPassword } from '#server/identity/factories.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';
import type { TestServer } from '#server/testing/server.ts';
import { smallPng } from '#server/profile/factories.ts';
import { findEndpoint, type ApiCall, type RecordFields, type SavedRecords } from './saved-records.ts';

/** Writes all data about an agency's users, registration, sign-in and settings, and reads it back. */
export const writePeopleFields = async (
  ask: ApiCall,
  { server, owner, tenantId, staff }: { server: TestServer; owner: string; tenantId: string; staff: string },
): Promise<SavedRecords> => {
  const kept: SavedRecords = {};
  const { db } = server.kit;
  const call = <T = RecordFields>(where: Endpoint, input: object = {}) => ask<T>(owner, where, input);
  const role = await call(team.createRoleEndpoint, { name: 'Rail desk', permissions: [] });
  const group = await call<{ roles: RecordFields[] }>(team.readGroupEndpoint, { groupId: tenantId });
  kept['Role'] = {
    written: { name: 'Rail desk', permissions: [] },
    read: group.roles.find(({ _id }) => _id === role['_id']) ?? {},
  };
  kept['Permission'] = {
    written: {},
    read: (await call<RecordFields[]>(findEndpoint(team.teamEndpoints, 'team.permissions')))[0] ?? {},
  };
  const person = { firstName: 'Tam', lastName: 'Ovide', userName: 'tam.ovide', nickname: 'Tam-Tam' };
  const user = await call<{ user_id: string }>(team.createUserEndpoint, { ...person, email: 'tam@kestrel.example' });
  await ask(user.user_id, identity.uploadPhotoEndpoint, {}, { name: 'me.png', bytes: smallPng });
  await ask(user.user_id, identity.registerLoginEndpoint, {});
  const { records } = await call<{ records: RecordFields[] }>(team.listUsersEndpoint, { pageSize: 50 });
  kept['Tenant user'] = {
    written: {
      email: 'tam@kestrel.example',
      username: 'tam.ovide',
      'user_metadata.primary_contact_first_name': 'Tam',
      'user_metadata.primary_contact_last_name': 'Ovide',
      'user_metadata.nickname': 'Tam-Tam',
      'user_metadata.organization_name': 'Kestrel & Wren',
      'user_metadata.tenant_id': tenantId,
      'user_metadata.is_sub_user': false,
    },
    read: records.find(({ user_id: id }) => id === user.user_id) ?? {},
  };

  const newcomer = {
    organizationName: 'Plover People',
    firstName: 'Anselm',
    lastName: 'Quist',
    email: 'anselm@plover.example',
    userName: 'anselm.quist',
  };
  const registered = await ask<{ tenantId: string; profileId: string; userId: string }>(
    undefined,
    identity.registerEndpoint,
    newcomer,
  );
  kept['Registration answer'] = { written: {}, read: registered };
  const stored = await db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['tenant.name as organization', 'firstName', 'lastName', 'email', 'username'])
    .where('appUser.id', '=', registered.userId)
    .executeTakeFirst();
  kept['Registered owner'] = {
    written: { ...newcomer, organization: 'Plover People', username: 'anselm.quist' },
    read: stored ?? {},
  };
  kept['Login registration answer'] = {
    written: { userId: owner, isTenantVerified: true },
    read: await call(identity.registerLoginEndpoint, {
      userName: 'rhea.solano',
      roleId: '',
      roleName: '',
      firstName: 'Rhea',
      lastName: 'Solano',
      email: 'rhea@kestrel.example',
    }),
  };

  const message = { platform: 'Agency', email: 'rhea@kestrel.example', subject: 'Rails', description: 'They are wet.' };
  await call(contactSupportEndpoint, message);
  const messages = await ask<{ records: RecordFields[] }>(staff, listSupportMessagesEndpoint, { status: 'due' });
  kept['Contact support message'] = { written: message, read: messages.records[0] ?? {} };

  kept['Personal settings'] = {
    written: { applications: true, clarifications: true, bidding: false, fulfillment: true },
    read: await call(identity.readPersonalSettingsEndpoint),
  };
  const settings = { applications: false, clarifications: true, bidding: false, fulfillment: false };
  await call(notifications.changeSettingsEndpoint, settings);
  kept['Notification settings'] = { written: settings, read: await call(notifications.readSettingsEndpoint) };
  const preference = { notificationSummary: false, applicationUpdated: false, candidateStatusChanged: true };
  await call(notifications.changeEmailPreferenceEndpoint, preference);
  kept['Email preference'] = { written: preference, read: await call(notifications.readEmailPreferenceEndpoint) };
  const subUser = await makeUser(db, { tenantId, role: 'sub-user' });
  const old = await call<{ records: RecordFields[] }>(team.listUsersEndpoint, { pageSize: 50 });
  kept['Old sub-user'] = {
    written: { 'user_metadata.is_sub_user': true },
    read: old.records.find(({ user_id: id }) => id === subUser.id) ?? {},
  };
  const browser = createTestBrowser(server.product.app, 'http://localhost:3000');
  kept['Auth session'] = { written: {}, read: (await browser.signIn(subUser.email, defaultPassword)).body };
  return kept;
};
