import { permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';

/** Splits a permission into its module and its feature. */
export const splitPermission = (permission: Permission): { module: string; feature: string } => {
  const [module = '', feature = ''] = permission.split('=');
  return { module, feature };
};

/** Returns the ID of a permission in the API: its name in lower case with hyphens, safe for use in paths. */
export const permissionIdOf = (permission: Permission): string =>
  permission
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');

export const permissionIds = permissions.map(permissionIdOf);

const byId = new Map<string, Permission>(permissions.map((one) => [permissionIdOf(one), one]));

/** Returns the permission with an ID; undefined if the ID is unknown. */
export const permissionById = (id: string): Permission | undefined => byId.get(id);

const opportunities: Permission = 'Marketplace=Search / View Opportunities';
const staging: Permission = 'Auctions=View Auctions / Staging';

/** The view features, one per module. A module without a view feature only has features for actions. */
const views: readonly Permission[] = [
  opportunities,
  'My Clients=View All Client Details',
  staging,
  'My Documents=View Details',
  'Application Stage=View',
  'Clarification=View Details',
  'Bidding Stage=View Details',
  'Fulfillment Stage=View Details',
  'Notification=View / Filter / Action',
  'Assignments=View Other Users Assignment / Data',
];

/** The modules that depend on another module's view feature. Source: specification 1, section 6. */
const links: readonly { on: Permission; modules: readonly string[] }[] = [
  { on: staging, modules: ['Auctions', 'Application Stage', 'Clarification', 'Bidding Stage', 'Fulfillment Stage'] },
  { on: opportunities, modules: ['Marketplace', 'Application Stage'] },
];

export const isViewPermission = (permission: Permission): boolean => views.includes(permission);

/** Modules whose permissions only work together. In Company Profile, for example, one call creates, edits and saves. */
const wholeModules: readonly string[] = ['Company Profile'];

/**
 * Returns the permissions on which a permission depends: its module's view feature (or all of the module's features if
 * they only work together), and the view features of other modules on which its module depends.
 */
const needsOf = (permission: Permission): readonly Permission[] => {
  const { module } = splitPermission(permission);
  const needed = [
    ...(wholeModules.includes(module) ? permissions : views).filter((one) => splitPermission(one).module === module),
    ...links.filter((link) => link.modules.includes(module)).map((link) => link.on),
  ];
  return [...new Set(needed)].filter((one) => one !== permission);
};

const inOrder = (rights: ReadonlySet<Permission>): readonly Permission[] =>
  permissions.filter((one) => rights.has(one));

/** Turns a permission on, together with its dependencies. */
export const withPermission = (rights: readonly Permission[], permission: Permission): readonly Permission[] =>
  inOrder(new Set([...rights, permission, ...needsOf(permission)]));

/** Turns a permission off, together with all permissions that depend on it. */
export const withoutPermission = (rights: readonly Permission[], permission: Permission): readonly Permission[] =>
  inOrder(new Set(rights.filter((one) => one !== permission && !needsOf(one).includes(permission))));

/** Returns the permissions with a missing dependency; a valid role has none. */
export const missingDependencies = (rights: readonly Permission[]): readonly Permission[] =>
  rights.filter((one) => needsOf(one).some((needed) => !rights.includes(needed)));

/** The modules and features that the role administration hides. Source: specification 1, section 6. */
const hiddenModules: readonly string[] = ['Clarification', 'My Documents', 'My Clients'];
const hiddenFeatures: readonly Permission[] = [
  'Marketplace=Submit Prequalification Request',
  'Fulfillment Stage=Acknowledge Employer Edits',
];

export interface RoleModule {
  readonly name: string;
  readonly view: Permission | null;
  readonly rest: readonly Permission[];
}

/** The modules that the role administration shows, each with its view feature and its other features. */
export const visibleModules: readonly RoleModule[] = [...new Set(permissions.map((one) => splitPermission(one).module))]
  .filter((name) => !hiddenModules.includes(name))
  .map((name) => {
    const features = permissions.filter((one) => splitPermission(one).module === name && !hiddenFeatures.includes(one));
    return {
      name,
      view: features.find(isViewPermission) ?? null,
      rest: features.filter((one) => !isViewPermission(one)),
    };
  });

const shownRights: readonly Permission[] = visibleModules.flatMap(({ view, rest }) => (view ? [view, ...rest] : rest));

/** Whether the role administration shows a permission. Custom roles can only have permissions that it shows. */
export const isVisiblePermission = (permission: Permission): boolean => shownRights.includes(permission);

/**
 * The permissions that a new role starts with: a standard user's permissions, except those that the role editor hides.
 */
export const defaultRolePermissions: readonly Permission[] = standardPermissions.filter(isVisiblePermission);

/** The number of modules shown before 'show more'. Source: specification 1, section 6. */
export const initialModuleCount = 9;

/** The prefix that the names of default roles have. */
const providerPrefix = 'Rolecall ';

/** Returns the type of a role: default if the name starts with the provider's prefix, otherwise custom. */
export const roleTypeOf = (name: string): 'default' | 'custom' =>
  name.toLowerCase().startsWith(providerPrefix.toLowerCase()) ? 'default' : 'custom';

/** Returns the name of a role as displayed, without the provider's prefix. */
export const displayRoleName = (name: string): string =>
  name.startsWith(providerPrefix) ? name.slice(providerPrefix.length) : name;

/** The maximum length of a first name, a last name and a username. */
export const maxNameLength = 100;

/** The pattern of test accounts' email addresses. Source: domain rules D18. */
const testerEmail = /^tester\+[^@]*@rolecall\.example$/i;

/** Whether an account is a test account, which is recognised by its address at the provider's domain. */
export const isTestAccount = (email: string): boolean => testerEmail.test(email);

const adminTypes: readonly string[] = ['Rolecall Admin Account', 'Rolecall Account Manager'];

/**
 * Returns a user's resolved role: owners and holders of an admin role are Admin Account, users without a role are
 * Standard User, and all others have the names of their roles. Source: specification 1, section 4.
 */
export const resolvedRoleName = (user: { isOwner: boolean }, roles: readonly string[]): string => {
  if (user.isOwner || roles.some((role) => adminTypes.includes(role))) return 'Admin Account';
  return roles.length === 0 ? 'Standard User' : roles.map(displayRoleName).join(', ');
};
