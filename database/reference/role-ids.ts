/** The IDs of the default roles. They are fixed, so that code and tests can refer to them; never change one. */
export const roleIds = {
  admin: '01900000-0000-7000-8000-000000000001',
  standardUser: '01900000-0000-7000-8000-000000000002',
  accountManager: '01900000-0000-7000-8000-000000000003',
  techSupport: '01900000-0000-7000-8000-000000000004',
} as const;
